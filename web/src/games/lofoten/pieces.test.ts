import { describe, expect, it } from 'vitest';

import { spotOf, topicAt } from './moves';
import { chartFor, columnOf, hubX } from './chart';
import { nearest } from '../../table/roving';
import { pullOf } from './steering';
import { cardFace, tileFace } from './types';

describe('texts', () => {
  it('tiles and cards are taken apart', () => {
    expect(tileFace('fish3b')).toEqual({ good: 'fish', value: 3, clan: 1 });
    expect(tileFace('mead~')).toEqual({ good: 'mead', value: 1, clan: null });
    expect(cardFace('coffer2')).toEqual({ good: 'coffer', value: 2 });
    expect(() => tileFace('gold4r')).toThrow();
  });

  it.each([
    ['play left', 'hand-left'],
    ['slide', 'slide-right'],
    ['buy turn', 'wheel-cw'],
    ['turn ccw', 'wheel-ccw'],
    ['remove 3', 'market-3'],
    ['load', 'market-2'],
    ['store 1', 'rack-1'],
    ['flip 2 sheep1r', 'stored-2-sheep1r'],
    ['upgrade A', 'ship-1-A'],
    ['claim harbour', 'jarl-harbour'],
    ['extra turn', 'coin-turn'],
    ['end', null],
  ])('%s belongs to %s', (text, spot) => {
    expect(spotOf(text, 1, 'right', 2)).toBe(spot);
  });

  it('every piece has its help', () => {
    expect(topicAt('ship-0-B')).toBe('longship');
  });
});

describe('places', () => {
  it('wheels stay on the board, and the other seat sees it turned round', () => {
    for (const chart of (['wide', 'middle', 'small'] as const).map(chartFor))
      for (const column of [0, 4]) {
        const x = hubX(chart, column, chart.near.r);
        expect(x - chart.near.r).toBeGreaterThan(0);
        expect(x + chart.near.r).toBeLessThan(chart.width);
      }
    expect(columnOf(0, 1)).toBe(4);
    expect(columnOf(0, 0)).toBe(0);
  });

  it('arrow keys go straight ahead first', () => {
    const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
    expect(nearest(box(0, 0), [box(20, 40), box(60, 0)], [1, 0])).toBe(1);
    expect(nearest(box(0, 0), [box(60, 0)], [-1, 0])).toBe(-1);
  });

  it('a pull along the rim turns the wheel, any other slides it', () => {
    expect(pullOf({ x: 0, y: -80 }, { x: 40, y: 5 })).toBe('wheel-cw');
    expect(pullOf({ x: 0, y: 80 }, { x: 40, y: 5 })).toBe('wheel-ccw');
    expect(pullOf({ x: 90, y: 0 }, { x: 40, y: 0 })).toBe('slide-right');
    expect(pullOf({ x: 0, y: 4 }, { x: -40, y: 0 })).toBe('slide-left');
  });
});
