// The rules of every game that has some: both languages, against the ledger, the help, the pictures and the judge.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';

import { sha256, fromHex, tapeOf } from '../../engine/tape';
import { bind, ONLOOKER, type Engine } from '../../engine/wasm';
import { cutRecord } from '../../store/record';
import type { GameTable } from '../../table/contract';
import { differenceOf, problemsOf, rulesIn } from './check';
import { parse, type Board } from './parse';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TEXTS = `${ROOT}web/src/learn/games/`;
const TAPE = 1 << 16; // bytes; enough for any board
const text = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const LANGUAGES = filesIn(`${ROOT}words`).flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? []);
const GAMES = filesIn(TEXTS).filter((game) => filesIn(`${TEXTS}${game}`).some((file) => /^rules\..*\.md$/.test(file)));
const pictures = import.meta.glob<GameTable['picture']>('../../games/*/Picture.svelte', { import: 'default' });

async function engineOf(game: string): Promise<Engine> {
  return bind(await WebAssembly.compile(readFileSync(`${ROOT}build/wasm/${game}.wasm`)));
}

/** What the judge says of a record as it stood after some moves; null: somebody decides there. */
async function problemOf(engine: Engine, record: string, ply: number): Promise<string | null> {
  const cut = cutRecord(record, ply);
  if (cut === null) return `the record has fewer than ${ply} moves`;
  const seed = fromHex(engine.recordSeed(cut));
  const match = engine.open(cut, await sha256(seed), await tapeOf(seed, TAPE));
  if (match <= 0) return engine.problem();
  const actor = engine.actor(match);
  engine.close(match);
  return actor === ONLOOKER ? `nobody decides after ${ply} moves` : null;
}

async function boardProblems(game: string, engine: Engine, boards: readonly Board[]) {
  const problems = new Map<Board, string | null>();
  for (const board of boards) {
    const file = `${TEXTS}${game}/boards/${board.record}.record`;
    problems.set(
      board,
      existsSync(file) ? await problemOf(engine, text(file), board.ply) : `there is no boards/${board.record}.record`,
    );
  }
  return (board: Board) => problems.get(board) ?? null;
}

const pictureOf = async (game: string) => (await pictures[`../../games/${game}/Picture.svelte`]?.()) ?? null;
/** Whether the game's help draws something for a topic. */
const draws = (picture: Component<{ topic: string }> | null) => (topic: string) =>
  picture !== null && render(picture, { props: { topic } }).body.includes('<svg');

describe.each(GAMES)('the rules of %s', (game) => {
  const books = LANGUAGES.map((language) => {
    const file = `${TEXTS}${game}/rules.${language}.md`;
    return parse(existsSync(file) ? text(file) : '', `${game}/rules.${language}.md`);
  });

  it('can be read', () => {
    expect(books.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('say the same in every language', () => {
    const [first, ...others] = books;
    if (first) expect(others.flatMap(({ book }) => differenceOf(first.book, book))).toEqual([]);
  });

  it('tell every rule of the ledger, explain every topic of the help, and show what there is', async () => {
    const engine = await engineOf(game);
    const rules = rulesIn(text(`${ROOT}docs/rules/${game}.md`));
    const topics = engine.games()[0]?.help_topics ?? [];
    expect(rules.size).toBeGreaterThan(0);
    const pictured = draws(await pictureOf(game));
    for (const { book } of books) {
      const boards = book.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'board'));
      const boardProblem = await boardProblems(game, engine, boards);
      expect(problemsOf(book, { rules, topics, pictured, boardProblem })).toEqual([]);
    }
  });

  it('use every board', () => {
    const used = books.flatMap(({ book }) => book.sections.flatMap(({ parts }) => parts));
    const records = filesIn(`${TEXTS}${game}/boards`).map((file) => file.replace(/\.record$/, ''));
    expect(records.filter((name) => !used.some((part) => part.kind === 'board' && part.record === name))).toEqual([]);
  });

  it('use the spaces of French typography', () => {
    const lines = text(`${TEXTS}${game}/rules.fr.md`).split('\n');
    const wrong = lines
      .map((line, at) => `${at + 1}: ${line}`)
      .filter((line) => / [:;!?»]|« /.test(line.replace(/^\d+: /, '')));
    expect(wrong).toEqual([]);
  });
});
