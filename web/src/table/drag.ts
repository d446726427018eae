// A piece that can be dragged to where it shall go. Dropping it anywhere else puts it back; a click stays a click.
import type { Attachment } from 'svelte/attachments';
import type { Spot } from './spots';

const THRESHOLD = 10;

/** The click that ends a drag is none. Some drags end without one, so this is for the next moment only. */
export function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

/** Who hears of it: the desk of a table. */
interface Listener {
  readonly deciding: boolean;
  point(spot: Spot | null): void;
  choose(spot: Spot): void;
}

/** `target`: the spot to choose when the piece is dropped on a spot (or on none) and on the board or not; null: none. */
export function draggable(
  desk: Listener,
  target: (under: Spot | null, onBoard: boolean) => Spot | null,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragging = false;

    const spotUnder = (event: PointerEvent): Spot | null => {
      node.style.pointerEvents = 'none';
      const under = document.elementFromPoint(event.clientX, event.clientY);
      node.style.pointerEvents = '';
      const spot = under?.closest('[data-spot]')?.getAttribute('data-spot') ?? null;
      return target(spot, Boolean(under?.closest('[data-board]')));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !desk.deciding) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!dragging) {
        dragging = true;
        node.setPointerCapture(event.pointerId);
        node.setAttribute('data-dragged', '');
      }
      const svg = node instanceof SVGElement ? node.ownerSVGElement : null;
      const scale = svg ? svg.viewBox.baseVal.width / svg.clientWidth : 1;
      node.style.transform = `translate(${dx * scale}px, ${dy * scale}px)`;
      const spot = spotUnder(event);
      desk.point(spot);
    };
    const end = (event: PointerEvent) => {
      if (dragging) {
        const spot = event.type === 'pointerup' ? spotUnder(event) : null;
        node.style.transform = '';
        node.removeAttribute('data-dragged');
        swallowClick();
        setTimeout(() => desk.point(null));
        if (spot !== null) desk.choose(spot);
      }
      start = null;
      dragging = false;
    };
    node.addEventListener('pointerdown', down as EventListener);
    node.addEventListener('pointermove', move as EventListener);
    node.addEventListener('pointerup', end as EventListener);
    node.addEventListener('pointercancel', end as EventListener);
    return () => {
      node.removeEventListener('pointerdown', down as EventListener);
      node.removeEventListener('pointermove', move as EventListener);
      node.removeEventListener('pointerup', end as EventListener);
      node.removeEventListener('pointercancel', end as EventListener);
    };
  };
}
