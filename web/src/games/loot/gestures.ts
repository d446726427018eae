// Coming closer to the land: two fingers, a double tap, the wheel with Ctrl, or the keys + and −; a finger moves it about.
import type { Attachment } from 'svelte/attachments';
import { swallowClick } from '../../table/drag';
import type { Point } from './hexes';
import type { Zoom } from './zoom.svelte';

const DOUBLE_TAP_MS = 320;
const NEAR = 30; // pixels between the two taps
const STARTS = 8; // pixels before a finger drags

export function gestures(zoom: Zoom): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, Point>();
    let dragged = false;
    let tapped = { at: 0, x: 0, y: 0 };
    const unit = () => svg.viewBox.baseVal.width / Math.max(svg.clientWidth, 1);
    const inLand = (x: number, y: number): Point => {
      const box = svg.getBoundingClientRect();
      const seen = svg.viewBox.baseVal;
      return { x: seen.x + (x - box.x) * unit(), y: seen.y + (y - box.y) * unit() };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = false;
    };
    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const before = spread();
      const by = { x: event.clientX - was.x, y: event.clientY - was.y };
      if (!before && !dragged && Math.hypot(by.x, by.y) < STARTS) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = spread();
      if (before && now && before.far > 0) zoom.by(now.far / before.far, inLand(now.x, now.y));
      else if (zoom.level > 1) zoom.move(by.x * unit(), by.y * unit());
      else return;
      dragged = true;
    };
    const up = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId) && dragged) swallowClick();
    };
    // Twice in quick succession means to see it larger, not to play what was pointed at a moment ago.
    const click = (event: MouseEvent) => {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      const before = tapped;
      tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      const quick = tapped.at - before.at < DOUBLE_TAP_MS;
      const near = Math.hypot(tapped.x - before.x, tapped.y - before.y) < NEAR;
      if (!quick || !near || zoom.level > 1) return;
      event.stopImmediatePropagation();
      zoom.by(2, inLand(event.clientX, event.clientY));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY / 200), inLand(event.clientX, event.clientY));
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key === '+' || event.key === '=') zoom.closer();
      else if (event.key === '-') zoom.further();
      else return;
      event.preventDefault();
    };
    svg.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, { capture: true });
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('keydown', keydown);
    return () => {
      svg.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      svg.removeEventListener('click', click, { capture: true });
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('keydown', keydown);
    };
  };
}
