// How the pieces of a table are reached: one set of listeners at its root, one policy for all of them.
// - mouse: pointing shows what a piece would do, a click plays it
// - finger: the first tap points, the second one plays; a tap beside the pieces lets go
// - a long press, the right button or the key "?" explains
// What comes in by chance is asked about once more by whoever plays (Match.play).
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

import type { Spot } from './spots';

const LONG_PRESS_MS = 450;
const REACH = 30; // pixels from a finger to the middle of a piece: fingers are wider than small pieces
const SLIPS = 12; // pixels a finger may move and still press

/** Who hears of it: the desk of a table. */
export interface Reached {
  readonly pointedSpot: Spot | null;
  readonly reading: { readonly spot: Spot; readonly pinned: boolean } | null;
  move(spot: Spot): unknown;
  reads(spot: Spot): boolean;
  point(spot: Spot | null): void;
  choose(spot: Spot): void;
  explain(spot: Spot): void;
  open(spot: Spot, pinned: boolean): void;
  leave(spot: Spot): void;
  close(): void;
}

interface Place {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

/** The piece whose middle is nearest to a point, within reach. */
export function nearestTo(places: readonly Place[], x: number, y: number, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far < least) [best, least] = [place.spot, far];
  }
  return best;
}

/** What a click of a mouse or a key on a piece means. */
export function clicked(desk: Reached, spot: Spot): void {
  desk.choose(spot);
}

/** What the tap of a finger on a piece means. `before`: the piece that was pointed at when the finger came down. */
export function tapped(desk: Reached, spot: Spot, before: Spot | null): void {
  const open = desk.reading?.pinned === true && desk.reading.spot === spot;
  if (desk.move(spot)) {
    if (before === spot) {
      desk.choose(spot);
    } else {
      if (desk.reading && !open) desk.close();
      if (desk.reads(spot)) desk.open(spot, true);
      desk.point(spot);
    }
  } else if (open) {
    desk.close();
  } else if (desk.reads(spot)) {
    desk.open(spot, true);
    desk.point(null);
  } else {
    desk.choose(spot); // says why not, or what it is
  }
}

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-spot]') : null;
const spotOf = (piece: Element | null): Spot | null => piece?.getAttribute('data-spot') ?? null;

const placesIn = (root: Element): Place[] =>
  [...root.querySelectorAll('[data-spot][data-legal]')].map((piece) => {
    const box = piece.getBoundingClientRect();
    return { spot: spotOf(piece) ?? '', x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** The listeners of a table. A piece with `data-own` answers clicks itself and is pointed at like all others. */
export function reach(desk: Reached): Attachment<HTMLElement> {
  return (root) => {
    let finger = false;
    let before: Spot | null = null; // pointed at when the finger came down
    let held: ReturnType<typeof setTimeout> | undefined;
    let down = { x: 0, y: 0 };
    let explained = false; // a long press has explained: the click that follows counts no more

    const explain = (spot: Spot) => {
      explained = true;
      desk.explain(spot);
    };
    const release = () => clearTimeout(held);

    const pointerdown = (event: PointerEvent) => {
      finger = event.pointerType === 'touch';
      root.toggleAttribute('data-finger', finger); // whoever taps is told what the next tap does (Tag.svelte)
      explained = false;
      before = desk.pointedSpot;
      down = { x: event.clientX, y: event.clientY };
      release();
      const spot = spotOf(pieceAt(event.target));
      if (finger && spot !== null) held = setTimeout(() => explain(spot), LONG_PRESS_MS);
    };
    const pointermove = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIPS) release();
    };
    const pointerover = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const piece = pieceAt(event.target);
      const spot = spotOf(piece);
      if (spot === null || piece?.contains(event.relatedTarget as Node | null)) return;
      desk.point(spot);
      desk.open(spot, false);
    };
    const pointerout = (event: PointerEvent) => {
      const piece = pieceAt(event.target);
      const spot = spotOf(piece);
      if (event.pointerType === 'touch' || spot === null || piece?.contains(event.relatedTarget as Node | null)) return;
      desk.leave(spot);
    };
    // A finger gives the focus too, before its click: what it means is said by the tap.
    const focusin = (event: FocusEvent) => {
      const spot = spotOf(pieceAt(event.target));
      if (spot === null || finger) return;
      desk.point(spot);
      if (desk.reads(spot)) desk.open(spot, false);
    };
    const focusout = (event: FocusEvent) => {
      const spot = spotOf(pieceAt(event.target));
      if (spot !== null && !finger) desk.leave(spot);
    };
    const click = (event: MouseEvent) => {
      release();
      const piece = pieceAt(event.target);
      if (explained || piece?.hasAttribute('data-own')) {
        explained = false;
        return;
      }
      const spot = spotOf(piece);
      // A click without a finger's trace comes from a key or a screen reader.
      const byFinger = finger && event.detail > 0;
      const near =
        byFinger && !piece?.hasAttribute('data-legal')
          ? nearestTo(placesIn(root), event.clientX, event.clientY, REACH)
          : null;
      const meant = near ?? spot;
      if (meant === null) {
        if (byFinger && !(event.target as Element).closest('button, a, input, summary, [role=dialog]')) desk.close();
      } else if (byFinger) tapped(desk, meant, before);
      else clicked(desk, meant);
    };
    const keydown = (event: KeyboardEvent) => {
      finger = false;
      const piece = pieceAt(event.target);
      const spot = spotOf(piece);
      if (piece === null || spot === null || piece !== event.target || event.defaultPrevented) return;
      const chooses = (event.key === 'Enter' || event.key === ' ') && !(piece instanceof HTMLButtonElement);
      if (event.key === '?') desk.explain(spot);
      else if (chooses && !piece.hasAttribute('data-own')) clicked(desk, spot);
      else return;
      event.preventDefault();
    };
    const contextmenu = (event: MouseEvent) => {
      const spot = spotOf(pieceAt(event.target));
      if (spot === null) return;
      event.preventDefault();
      release();
      if (!explained) explain(spot);
      if (!finger) explained = false; // no click follows the right button
    };

    const off = [
      on(root, 'pointerdown', pointerdown),
      on(root, 'pointermove', pointermove),
      on(root, 'pointerup', release),
      on(root, 'pointercancel', release),
      on(root, 'pointerover', pointerover),
      on(root, 'pointerout', pointerout),
      on(root, 'focusin', focusin),
      on(root, 'focusout', focusout),
      on(root, 'click', click),
      on(root, 'keydown', keydown),
      on(root, 'contextmenu', contextmenu),
    ];
    return () => {
      release();
      for (const each of off) each();
    };
  };
}
