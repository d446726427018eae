// Where a small thing goes beside a piece: inside the table, never on the piece.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Beside {
  readonly left: number;
  readonly top: number;
  readonly height: number; // at most
}

const GAP = 8;

const held = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The side of `piece` with enough room for `size` inside `room`, below first; where none has enough, the roomiest. */
export function beside(piece: Box, size: { width: number; height: number }, room: Box): Beside {
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const left = held(piece.left + piece.width / 2 - size.width / 2, room.left, right - size.width);
  const top = held(piece.top + piece.height / 2 - size.height / 2, room.top, bottom - size.height);
  const below = bottom - (piece.top + piece.height + GAP);
  const above = piece.top - GAP - room.top;
  const after = right - (piece.left + piece.width + GAP);
  const before = piece.left - GAP - room.left;
  const whole = Math.min(size.height, room.height);
  if (below >= size.height) return { left, top: piece.top + piece.height + GAP, height: size.height };
  if (above >= size.height) return { left, top: piece.top - GAP - size.height, height: size.height };
  if (after >= size.width) return { left: piece.left + piece.width + GAP, top: Math.max(top, room.top), height: whole };
  if (before >= size.width) return { left: piece.left - GAP - size.width, top: Math.max(top, room.top), height: whole };
  // Nowhere is there room for all of it: it is scrolled on the better of the two.
  return below >= above
    ? { left, top: piece.top + piece.height + GAP, height: Math.max(below, 0) }
    : { left, top: room.top, height: Math.max(above, 0) };
}
