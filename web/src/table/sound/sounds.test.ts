import { describe, expect, test, vi } from 'vitest';

import * as lofoten from '../../games/lofoten/sounds';
import * as loot from '../../games/loot/sounds';
import * as raiders from '../../games/raiders/sounds';
import { RECIPES, SOUNDS } from './recipes';
import { Sounds } from './sounds';

/** A context that counts what is started and stopped. */
function fakeContext() {
  const counts = { started: 0, stopped: 0 };
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = () => ({ gain: param(), frequency: param(), Q: param(), connect: (to: unknown) => to });
  const source = () => ({ ...node(), start: () => ++counts.started, stop: () => ++counts.stopped });
  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 100,
    destination: {},
    createGain: node,
    createBiquadFilter: node,
    createOscillator: source,
    createBufferSource: source,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  return { counts, context: context as unknown as AudioContext };
}

describe('sounds', () => {
  test('muted makes no AudioContext, and neither does a page nobody has touched', () => {
    const make = vi.fn(() => fakeContext().context);
    let taste = { on: false, volume: 1 };
    const sounds = new Sounds(
      () => taste,
      make,
      () => 0,
    );
    sounds.touched();
    for (const sound of SOUNDS) sounds.play(sound);
    taste = { on: true, volume: 0 };
    sounds.play('wood');
    const untouched = new Sounds(
      () => ({ on: true, volume: 1 }),
      make,
      () => 0,
    );
    untouched.play('wood');
    expect(make).not.toHaveBeenCalled();
  });

  test('every sound is made of parts that begin and end, in one context', () => {
    const { counts, context } = fakeContext();
    const make = vi.fn(() => context);
    const sounds = new Sounds(
      () => ({ on: true, volume: 0.5 }),
      make,
      () => 0,
    );
    sounds.touched();
    sounds.play(null);
    for (const sound of SOUNDS) sounds.play(sound);
    const parts = SOUNDS.reduce((sum, name) => sum + RECIPES[name].tones.length + RECIPES[name].noises.length, 0);
    expect(counts).toEqual({ started: parts, stopped: parts });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('the same sound in the same moment is heard once', () => {
    const { counts, context } = fakeContext();
    let now = 0;
    const sounds = new Sounds(
      () => ({ on: true, volume: 1 }),
      () => context,
      () => now,
    );
    sounds.touched();
    sounds.play('coin');
    const once = counts.started;
    sounds.play('coin');
    expect(counts.started).toBe(once);
    now = 100;
    sounds.play('coin');
    expect(counts.started).toBe(2 * once);
  });

  test('a browser without sound plays all the same', () => {
    const sounds = new Sounds(
      () => ({ on: true, volume: 1 }),
      () => {
        throw new Error('no sound here');
      },
      () => 0,
    );
    sounds.touched();
    expect(() => sounds.play('wood')).not.toThrow();
  });

  test('no sound is longer than a move', () => {
    for (const name of SOUNDS)
      for (const part of [...RECIPES[name].tones, ...RECIPES[name].noises]) {
        expect(part.at + part.lasts, name).toBeLessThan(1);
        expect(part.lasts, name).toBeGreaterThan(part.swells ?? 0);
      }
  });
});

test('the games say how their events sound', () => {
  expect(lofoten.sound({ event: 'slid', seat: 0 })).toBe('wave');
  expect(lofoten.sound({ event: 'took_coin', seat: 0 })).toBe('coin');
  expect(lofoten.sound({ event: 'stored', seat: 1 })).toBe('wood');
  expect(loot.sound({ event: 'placed', seat: 0 })).toBe('wood');
  expect(loot.sound({ event: 'berthed', seat: 0 })).toBe('wave');
  expect(raiders.sound({ event: 'rolled', seat: 0 })).toBe('dice');
  expect(raiders.sound({ event: 'raids', seat: 0 })).toBe('wave');
  expect(raiders.sound({ event: 'gained', seat: 0, kind: 'silver' })).toBe('coin');
  expect(raiders.sound({ event: 'gained', seat: 0, kind: 'provisions' })).toBe('wood');
  for (const { sound } of [lofoten, loot, raiders]) {
    expect(sound({ event: 'over' })).toBeNull();
    expect(sound({ event: 'nobody knows' })).toBeNull();
  }
});
