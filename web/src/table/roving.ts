// One tab stop for a group of pieces; the arrow keys go to the nearest piece that way.
import type { Attachment } from 'svelte/attachments';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The nearest of `boxes` in a direction, or -1. What lies straight ahead counts as nearer than what lies aside. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  for (const [i, box] of boxes.entries()) {
    const [bx, by] = centre(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (ahead < 2) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

export function roving(): Attachment<Element> {
  return (group) => {
    const pieces = () => [...group.querySelectorAll<HTMLElement>('[data-spot]')];
    // The tab stop: where the focus was, else the first piece that can be chosen.
    const settle = () => {
      const all = pieces();
      const focused = all.find((piece) => piece === document.activeElement);
      const stop = focused ?? all.find((piece) => piece.hasAttribute('data-legal')) ?? all[0];
      for (const piece of all) {
        const wanted = piece === stop ? '0' : '-1';
        if (piece.getAttribute('tabindex') !== wanted) piece.setAttribute('tabindex', wanted);
      }
    };
    const keydown = (event: Event) => {
      const direction = ARROWS[(event as KeyboardEvent).key];
      const from = event.target as HTMLElement;
      if (!direction || !from.hasAttribute?.('data-spot')) return;
      const others = pieces().filter((piece) => piece !== from);
      const next = nearest(
        from.getBoundingClientRect(),
        others.map((piece) => piece.getBoundingClientRect()),
        direction,
      );
      event.preventDefault();
      others[next]?.focus();
    };
    group.addEventListener('keydown', keydown);
    group.addEventListener('focusin', settle);
    const watch = new MutationObserver(settle);
    watch.observe(group, { subtree: true, childList: true, attributeFilter: ['data-legal'] });
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', keydown);
      group.removeEventListener('focusin', settle);
    };
  };
}
