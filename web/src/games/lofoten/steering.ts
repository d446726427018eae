// Steering the near wheel by hand: pulled sideways it slides, pulled round its hub it turns.
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import { swallowClick } from '../../table/drag';
import type { Spot } from '../../table/spots';

const STARTS = 14;
const COUNTS = 32;

/** What a pull from a point of the wheel means; both as vectors, the first from the hub. */
export function pullOf(from: { x: number; y: number }, by: { x: number; y: number }): Spot {
  const far = Math.hypot(from.x, from.y);
  const round = far > 0 ? (from.x * by.y - from.y * by.x) / far : 0; // along the rim, clockwise
  const turns = far > 24 && Math.abs(round) > 0.75 * Math.hypot(by.x, by.y);
  if (turns) return round > 0 ? 'wheel-cw' : 'wheel-ccw';
  return by.x > 0 ? 'slide-right' : 'slide-left';
}

export function steering(desk: Desk): Attachment<SVGSVGElement> {
  return (svg) => {
    let start: { x: number; y: number; hub: { x: number; y: number } } | null = null;
    let pulled = 0;

    const spotOf = (event: PointerEvent): Spot | null => {
      if (!start) return null;
      const by = { x: event.clientX - start.x, y: event.clientY - start.y };
      pulled = Math.hypot(by.x, by.y);
      return pulled < STARTS ? null : pullOf({ x: start.x - start.hub.x, y: start.y - start.hub.y }, by);
    };
    const down = (event: PointerEvent) => {
      const wheel = (event.target as Element).closest('[data-near]')?.querySelector('[data-wheel]');
      if (!wheel || event.button !== 0 || !desk.deciding) return;
      const box = wheel.getBoundingClientRect();
      start = { x: event.clientX, y: event.clientY, hub: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
      pulled = 0;
    };
    const move = (event: PointerEvent) => {
      const spot = spotOf(event);
      if (spot) desk.point(spot);
    };
    const up = (event: PointerEvent) => {
      if (!start) return;
      const spot = event.type === 'pointerup' ? spotOf(event) : null;
      start = null;
      if (pulled < STARTS) return;
      swallowClick();
      desk.point(null);
      if (spot && pulled >= COUNTS) desk.choose(spot);
    };
    svg.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      svg.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
