// Whole random matches by the engine itself: every view has the shape of our types, and following its events one by one
// leads to the next view.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { bind } from '../../engine/wasm';
import { after } from './after';
import type { Event } from './events';
import { flightOf } from './flights';
import { spotOf } from './moves';
import { shape } from './shape';
import type { State } from './types';

const WASM = fileURLToPath(new URL('../../../../build/wasm/lofoten.wasm', import.meta.url));
const OPTIONS = ['', 'modules=warehouses:2,jarls,upgrades', 'modules=warehouses:4,jarls,upgrades tie=both'];

/** A small generator, so that a failing match can be played again. */
function picker(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Any bytes do as a tape: what matters here is that the engine has enough of them. */
function tapeOf(seed: number, length: number): Uint8Array {
  const pick = picker(seed);
  return Uint8Array.from({ length }, () => pick(256));
}

/** What travels: where every piece lies, whatever the order within a warehouse. */
function pieces(state: State) {
  return {
    market: state.market,
    piles: state.piles,
    reserve: state.reserve,
    stored: state.warehouses.map((house) => house.sides.map((side) => side.tiles.toSorted())),
    closed: state.warehouses.map((house) => house.closed),
    owners: state.jarls.map((offer) => offer.owner),
    players: state.players.map(({ coins, area, space, hand, wheel, ships }) => ({
      coins,
      area,
      space,
      hand,
      wheel,
      ships: Object.values(ships).map(({ order, cargo, upgraded }) => ({ order, cargo, upgraded })),
    })),
    turned: state.step.turned,
    drawn: state.step.drawn,
  };
}

describe.skipIf(!existsSync(WASM))('views of the engine', () => {
  it.each(OPTIONS)('fit the types and follow from the events: %s', async (options) => {
    const engine = await bind(await WebAssembly.compile(readFileSync(WASM)));
    for (const seed of [1, 2]) {
      const match = engine.create('lofoten', options, ['Raven', 'Bear'], '0'.repeat(64), tapeOf(seed, 1 << 17));
      expect(match, engine.problem()).toBeGreaterThan(0);
      const pick = picker(seed);
      for (let ply = 0; engine.actor(match) >= 0 && ply < 250; ++ply) {
        const seat = engine.actor(match);
        const before = engine.view(match, seat);
        expect(shape(before.state, 'state')).toBeNull();
        const state = before.state as State;
        for (const { text } of before.legal)
          expect(spotOf(text, seat, state.step.side, state.players[0].space), text).not.toBe('');
        const move = before.legal[pick(before.legal.length)]?.text ?? '';
        const answer = engine.play(match, seat, move, seat, ply, '');
        if (answer.refused) throw new Error(`${move}: ${answer.refused.message}`);

        const events = answer.position.story[0]?.events ?? [];
        const next = answer.position.view.state as State;
        let drawn = state;
        for (const event of events as readonly unknown[] as readonly Event[]) {
          expect(() => flightOf(event, drawn)).not.toThrow();
          drawn = after(drawn, event);
        }
        expect(pieces(drawn), `${options} seed ${seed} ply ${ply}: ${move}`).toEqual(pieces(next));
      }
      engine.close(match);
    }
  });
});
