// The events a game's page reads are those of the engine's table (engine/games/<game>/events.h): the same names with the
// same fields. And the compiler checks the events of whole games, as every seat and an onlooker may know them.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import type { GameEvent } from '../table/contract';
import { complaintsAbout } from './literals';
import { GAMES, matchesOf } from './played';
import { ONLOOKER } from './wasm';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const typesOf = (game: string) => here(`../games/${game}/events.ts`);

/** Name and fields of every event in the engine's table; those with a seat have one. */
function engineEvents(game: string): string[] {
  const table = readFileSync(here(`../../../engine/games/${game}/events.h`), 'utf8');
  return [...table.matchAll(/EventSpec\{Happening::\w+, "(\w+)", (true|false), \{(.*)\}\},/g)].map(
    ([, name, seated, fields = '']) => {
      const names = [...fields.matchAll(/\{"(\w+)", Field::/g)].map(([, field]) => field);
      return [name, ...(seated === 'true' ? ['seat'] : []), ...names].join(' ');
    },
  );
}

/** The same of the page's union. */
function pageEvents(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const alias = source.statements.find((it) => ts.isTypeAliasDeclaration(it) && it.name.text === 'Event');
  if (!alias || !ts.isTypeAliasDeclaration(alias) || !ts.isUnionTypeNode(alias.type)) return [];
  return alias.type.types.map((member) => {
    const fields = ts.isTypeLiteralNode(member) ? member.members.filter(ts.isPropertySignature) : [];
    const name = fields[0]?.type?.getText(source).replaceAll("'", '') ?? '';
    return [name, ...fields.slice(1).map((field) => field.name.getText(source))].join(' ');
  });
}

async function eventsOf(game: string): Promise<GameEvent[]> {
  const events = new Map<string, GameEvent>();
  for await (const { engine, match, seats } of matchesOf(game))
    for (const viewer of [ONLOOKER, ...seats.keys()])
      for (const ply of engine.position(match, viewer === ONLOOKER ? null : viewer, 0, '').story)
        for (const event of ply.events) events.set(JSON.stringify(event), event);
  return [...events.values()];
}

describe.each(GAMES.filter((game) => existsSync(typesOf(game))))('the events of %s', (game) => {
  it('are those of the engine’s table', () => {
    expect(engineEvents(game).length).toBeGreaterThan(5);
    expect(pageEvents(typesOf(game))).toEqual(engineEvents(game));
  });
  it('are what the types say', async () => {
    const events = await eventsOf(game);
    expect(events.length).toBeGreaterThan(100);
    expect(complaintsAbout(`${game}.events`, events, 'Event', typesOf(game))).toEqual([]);
  }, 180_000);
});

it('an event that does not fit is found', () => {
  const wrong = [{ event: 'placed', seat: 0, hex: 7 }];
  expect(complaintsAbout('wrong.events', wrong, 'Event', typesOf('loot'))).not.toEqual([]);
}, 180_000);
