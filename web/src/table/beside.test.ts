import { expect, test } from 'vitest';
import { beside, type Box } from './beside';

const room: Box = { left: 0, top: 50, width: 400, height: 300 };
const card = { width: 200, height: 100 };
const piece = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });

const overlaps = (at: ReturnType<typeof beside>, of: Box) =>
  at.left < of.left + of.width &&
  at.left + card.width > of.left &&
  at.top < of.top + of.height &&
  at.top + at.height > of.top;

test('a card lies below its piece, else above, else beside it, and always inside the table', () => {
  expect(beside(piece(180, 60), card, room)).toEqual({ left: 100, top: 108, height: 100 });
  expect(beside(piece(180, 300), card, room).top).toBe(192);
  expect(beside(piece(0, 60, 40, 280), card, room).left).toBe(48);
  expect(beside(piece(360, 60, 40, 280), card, room).left).toBe(152);
  expect(beside(piece(0, 60), card, room).left).toBe(0);
});

test('where there is no room for all of it, it is smaller and still not on the piece', () => {
  for (const of of [piece(20, 90, 360, 200), piece(20, 150, 360, 180), piece(100, 60, 200, 240)]) {
    const at = beside(of, card, room);
    expect(overlaps(at, of)).toBe(false);
    expect(at.top).toBeGreaterThanOrEqual(room.top);
    expect(at.top + at.height).toBeLessThanOrEqual(room.top + room.height);
  }
});
