// Where hexes lie and how the land is turned.
import { describe, expect, it } from 'vitest';

import { boxAround, centreOf, fitted, freeCorner, scaleIn, turned, turnOf, zoomed } from './hexes';
import { standing } from './standing';
import { nearestTo } from '../../table/reach';

const ROW = Array.from({ length: 8 }, (_, q) => ({ q, r: -Math.floor(q / 2) })); // a strip from left to right

describe('hexes', () => {
  it('touch their neighbours', () => {
    const { x, y } = centreOf({ q: 0, r: 0 });
    for (const step of [0, 1, 2, 3, 4, 5].map((sixths) => turned({ q: 0, r: -1 }, sixths))) {
      const next = centreOf(step);
      expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(62.35, 1);
    }
  });
  it('come back after six turns', () => {
    expect(turned({ q: 2, r: -5 }, 6)).toEqual({ q: 2, r: -5 });
    expect(turned({ q: 0, r: -1 }, 1)).toEqual({ q: 1, r: -1 }); // north goes to north-east
  });
});

describe('the land', () => {
  it('is turned to be large on a desk and on a phone', () => {
    const smallest = (turn: number) => {
      const box = boxAround(
        ROW.map((hex) => centreOf(turned(hex, turn))),
        0,
      );
      return Math.min(scaleIn(box, 92, 100), scaleIn(box, 150, 100));
    };
    const turn = turnOf(ROW, { q: 7, r: -3 });
    expect(smallest(turn)).toBeGreaterThan(0.9 * Math.max(...[0, 1, 2].map(smallest)));
  });
  it('has the sea to the right where both ways are as large', () => {
    const east = (sea: { q: number; r: number }) => centreOf(turned(sea, turnOf(ROW, sea))).x;
    expect(east({ q: 7, r: -3 })).toBeGreaterThan(0);
    expect(east({ q: -7, r: 3 })).toBeGreaterThan(0);
  });
  it('is shown whole, in the middle', () => {
    const box = fitted({ x: 0, y: 0, width: 100, height: 100 }, 400, 200);
    expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  });
  it('never shows what lies beyond its edge', () => {
    const box = { x: 0, y: 0, width: 100, height: 60 };
    expect(zoomed(box, 1, { x: 90, y: 10 })).toEqual(box);
    expect(zoomed(box, 2, { x: 90, y: 10 })).toEqual({ x: 50, y: 0, width: 50, height: 30 });
  });
  it('has its note in the emptiest corner, and never on the hex it speaks of', () => {
    const box = { x: 0, y: 0, width: 400, height: 400 };
    const size = { width: 100, height: 60 };
    const crowd = [
      { x: 40, y: 30 },
      { x: 360, y: 30 },
      { x: 40, y: 370 },
    ];
    expect(freeCorner(box, size, crowd)).toBe('bottom-right');
    expect(freeCorner(box, size, crowd, 'bottom-right')).not.toBe('bottom-right');
    expect(freeCorner(box, size, crowd, null, { x: 380, y: 380 })).not.toBe('bottom-right');
  });
});

it('vikings on one hex do not stand on each other', () => {
  for (const n of [1, 2, 3, 4, 5]) {
    const places = standing(n).places.slice(0, n);
    expect(places).toHaveLength(n);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(n);
  }
});

it('a finger means the nearest piece within its reach', () => {
  const places = [
    { spot: 'hex-0,0', x: 0, y: 0 },
    { spot: 'hex-1,0', x: 24, y: 0 },
  ];
  expect(nearestTo(places, 14, 0, 30)).toBe('hex-1,0');
  expect(nearestTo(places, 5, 5, 30)).toBe('hex-0,0');
  expect(nearestTo(places, 90, 0, 30)).toBeNull();
});
