// Fingers are wider than hexes: a tap means the nearest piece that can be chosen. The first tap points at it, so that
// one sees what it would bring; the next one there chooses it.
import type { Attachment } from 'svelte/attachments';
import type { Spot } from '../../table/spots';
import type { LootDesk } from './desk.svelte';

const REACH = 30; // pixels from the finger to the middle of a piece

interface Place {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

export function nearestTo(places: readonly Place[], x: number, y: number, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far < least) [best, least] = [place.spot, far];
  }
  return best;
}

const placesIn = (group: Element): Place[] =>
  [...group.querySelectorAll('[data-spot][data-legal]')].map((piece) => {
    const box = piece.getBoundingClientRect();
    return { spot: piece.getAttribute('data-spot') ?? '', x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

export function tapping(desk: LootDesk): Attachment<Element> {
  return (group) => {
    let finger = false;
    let before: Spot | null = null; // what was pointed at when the finger came down
    const down = (event: Event) => {
      finger = (event as PointerEvent).pointerType === 'touch';
      before = desk.pointedSpot;
    };
    const click = (event: Event) => {
      if (!finger || !desk.deciding) return;
      const { clientX, clientY } = event as MouseEvent;
      const spot = nearestTo(placesIn(group), clientX, clientY, REACH);
      if (spot === null) return;
      event.stopPropagation();
      if (spot === before) desk.choose(spot);
      else desk.tap(spot);
    };
    group.addEventListener('pointerdown', down, { capture: true });
    group.addEventListener('click', click, { capture: true });
    return () => {
      group.removeEventListener('pointerdown', down, { capture: true });
      group.removeEventListener('click', click, { capture: true });
    };
  };
}
