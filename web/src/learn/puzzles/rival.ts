// What the Jarl level makes of the player's seat: the whole deal played by it alone, in a worker of its own. The same seeds as
// at the table, so the same deal gives the same points everywhere.
import { absolute, startEngine } from '../../engine/client';
import type { GameEntry } from '../../games/list';
import { botSeed } from '../../table/bot_seed';
import { RIVAL, type Deal } from './daily';
import type { Outcome } from './results.svelte';

const MOST_MOVES = 5000; // a match that never ends is a game gone wrong

/** `told` hears after how many moves it is; it ends when `left` says so, with null. */
export async function playedByJarl(
  entry: GameEntry,
  deal: Deal,
  told: (moves: number) => void,
  left: () => boolean,
): Promise<Outcome | null> {
  const engine = startEngine();
  try {
    await engine.load(absolute(await entry.wasm()));
    const names = Array.from({ length: deal.seats }, (_, seat) => `Jarl ${seat + 1}`);
    await engine.create(deal.game, deal.options, names, deal.seed);
    let position = await engine.position(null, 0);
    for (let moves = 0; position.actor !== null; ++moves) {
      if (left() || moves > MOST_MOVES) return null;
      told(moves);
      const move = await engine.think(RIVAL, botSeed(deal.seed, moves));
      const answer = await engine.play(position.actor, move, null, moves);
      if (answer.refused) throw new Error(answer.refused.message);
      ({ position } = answer);
    }
    const { scores, ranking } = position.view;
    return { points: scores[deal.seat]?.total ?? 0, place: ranking?.[deal.seat] ?? 0 };
  } finally {
    engine.close();
  }
}
