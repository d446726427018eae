// Every puzzle of the tree is played by the rules: a change of a rule or of a move's text that breaks one fails here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { fromHex, sha256, tapeOf } from '../../engine/tape';
import { engineOf } from '../coach/drafts';
import { difficultyOf, HARDEST, lossOf, secondBest, type Book } from './book';

const LONGEST_TAPE = 64 * 4096; // as in src/engine/worker.ts
const FEWEST = 60;

const folder = fileURLToPath(new URL('../games/', import.meta.url));
const games = readdirSync(folder).filter((game) => existsSync(`${folder}${game}/puzzles.json`));
const bookOf = (game: string) => JSON.parse(readFileSync(`${folder}${game}/puzzles.json`, 'utf8')) as Book;

describe.each(games)('the puzzles of %s', (game) => {
  const { puzzles, ruleset } = bookOf(game);

  it('are many, each another one, easy ones first', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(puzzles.map(({ record }) => record)).size).toBe(puzzles.length);
    const hard = puzzles.map(difficultyOf);
    expect(hard).toEqual([...hard].sort((a, b) => a - b));
    expect(Math.max(...hard)).toBeLessThanOrEqual(HARDEST);
  });

  it('are played again by the rules', async () => {
    const engine = await engineOf(game);
    expect(engine.games()[0]?.ruleset).toBe(ruleset);
    for (const [at, puzzle] of puzzles.entries()) {
      const name = `${game} ${at + 1}`;
      const seed = fromHex(engine.recordSeed(puzzle.record));
      const match = engine.open(puzzle.record, await sha256(seed), await tapeOf(seed, LONGEST_TAPE));
      expect(match, `${name}: ${engine.problem()}`).toBeGreaterThan(0);
      expect(engine.actor(match), name).toBe(puzzle.seat);
      const view = engine.view(match, puzzle.seat);
      expect([view.ply, view.turn], name).toEqual([puzzle.ply, puzzle.turn]);

      // Every legal move is judged, the solutions are the best of them, and another one is clearly worse.
      expect(puzzle.moves.map(([text]) => text).sort(), name).toEqual([...engine.legal(match)].sort());
      expect([...puzzle.solutions].sort(), name).toEqual(
        puzzle.moves
          .slice(0, puzzle.solutions.length)
          .map(([text]) => text)
          .sort(),
      );
      expect(lossOf(puzzle, secondBest(puzzle) ?? ''), name).toBeGreaterThan(0);

      expect(puzzle.line[0], name).toBe(puzzle.solutions[0]);
      for (const [i, text] of puzzle.line.entries())
        expect(engine.play(match, puzzle.seat, text, null, puzzle.ply + i, '').refused, `${name}: ${text}`).toBeNull();
      engine.close(match);
    }
  });
});
