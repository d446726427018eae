// A record file becomes a match of this browser. The engine judges it when it is opened; here is only its form.
import { findGame } from '../games/list';
import { newId, type StoredMatch } from '../store/matches';
import { playersOf, readFile } from '../store/record';
import { say } from '../words/words.svelte';

const MOST_BYTES = 1024 * 1024; // as in match/record.h

/** The match, or what is wrong with the file, in words. */
export async function readMatchFile(file: Blob): Promise<StoredMatch | string> {
  if (file.size > MOST_BYTES) return say('web.import.large');
  const read = readFile(await file.text());
  if (!read) return say('web.import.other');
  if (!findGame(read.game)) return say('web.import.game', { game: read.game });
  if (!/^(secret )?seed: [0-9a-f]{64}$/m.test(read.record)) return say('web.import.seedless');
  const now = Date.now();
  const result = [...(read.result?.matchAll(/(-?\d+) \(place (\d+)\)/g) ?? [])]; // as the record says it
  return {
    id: newId(),
    game: read.game,
    players: playersOf(read),
    begin: null,
    save: read.record,
    started: now,
    changed: now,
    turn: 1,
    over: read.result !== undefined,
    totals: read.names.map((_, seat) => Number(result[seat]?.[1] ?? 0)),
    ranking: result.map(([, , place]) => Number(place)),
    file: true,
  };
}
