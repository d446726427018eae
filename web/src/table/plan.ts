// How a table is laid, by the room there is in letters: whoever wants larger letters has a smaller screen. Known once, in
// the shell; a game draws itself for the plan it is given and fills the table, which is a size container.

/** wide: choices and log beside the table. middle and small: the choices below it, the rest in a drawer. low: a phone on
 *  its side, the choices beside a low table. */
export type Plan = 'wide' | 'middle' | 'small' | 'low';

/** `width` and `height` of the screen and one `rem`, in pixels. */
export function planFor(width: number, height: number, rem: number): Plan {
  const [columns, rows] = [width / rem, height / rem];
  if (columns >= 72 && rows >= 36) return 'wide';
  if (rows < 30 && columns > rows * 1.2) return 'low';
  return columns >= 38 ? 'middle' : 'small';
}
