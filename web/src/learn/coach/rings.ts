// Where the things are that the coach speaks of.

export interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly round: string;
}

const AROUND = 5; // pixels between a piece and its ring

/** The element on the screen that has this name. Where a table has a piece twice: the one that nothing lies over, or else
 *  one that can be brought into sight. */
function elementOf(name: string): Element | null {
  const found = name.startsWith('@')
    ? document.querySelectorAll(`[data-part~="${name.slice(1)}"]`)
    : document.querySelectorAll(`.shell .table [data-spot="${CSS.escape(name)}"]`);
  const drawn = [...found].filter((each) => each.getClientRects().length > 0);
  if (drawn.length < 2) return drawn[0] ?? null;
  return drawn.find(isOnTop) ?? drawn.find((each) => !inSight(each, each.getBoundingClientRect())) ?? drawn[0] ?? null;
}

/** Nothing lies over it, or not over all of it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.2, 0.5, 0.8].some((part) => {
    const hit = document.elementFromPoint(left + width / 2, top + part * height);
    return hit !== null && element.contains(hit);
  });
}

/** Whether its middle can be seen: not on another page of the table, not scrolled away. */
function inSight(element: Element, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
    const { overflow, display } = getComputedStyle(around);
    if (overflow === 'visible' || display === 'contents') continue; // what has no box cuts nothing off
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}

/** The places of all that can be seen; `bring`: the first that cannot is brought into sight. */
export function placesOf(names: readonly string[], bring: boolean): Place[] {
  const places: Place[] = [];
  for (const name of names) {
    const element = elementOf(name);
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0) continue;
    if (!inSight(element, box)) {
      if (bring && places.length === 0) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      continue;
    }
    const around = name.startsWith('@') ? 1 : AROUND;
    places.push({
      name,
      left: Math.round(box.left - around),
      top: Math.round(box.top - around),
      width: Math.round(box.width + 2 * around),
      height: Math.round(box.height + 2 * around),
      round: element instanceof SVGElement ? '12px' : `calc(${getComputedStyle(element).borderTopLeftRadius} + 4px)`,
    });
  }
  return places;
}
