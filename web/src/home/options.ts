// The options of a game as text, as the engine reads them: `modules=warehouses:2,jarls tie=both`.
import type { GameEntry } from '../games/list';
import type { Say } from '../table/contract';
import { firstWord, type First } from '../table/first';

/** What was chosen: a value for a choice; for modules how many of each, 0 for off. */
export type Chosen = Readonly<Record<string, string | Readonly<Record<string, number>>>>;

export function defaultsOf(game: GameEntry): Chosen {
  return Object.fromEntries(
    game.options.map((ask) => [
      ask.name,
      ask.kind === 'choice' ? (ask.values[0] ?? '') : Object.fromEntries(ask.modules.map((module) => [module.name, 0])),
    ]),
  );
}

/** Options as a player reads them; what is left out is not said. */
export function optionsWords(game: GameEntry, text: string, say: Say): string[] {
  const values = new Map(text.split(' ').map((word) => word.split('=', 2) as [string, string | undefined]));
  return game.options.flatMap((ask) => {
    const value = values.get(ask.name) ?? 'none';
    const key = `${game.name}.option.${ask.name}`;
    if (ask.kind === 'choice') return value === ask.values[0] ? [] : [`${say(key)} – ${say(`${key}.${value}`)}`];
    if (value === 'none') return [];
    return value.split(',').map((module) => {
      const [name = '', n] = module.split(':');
      return n === undefined ? say(`${key}.${name}`) : `${say(`${key}.${name}`)} (${n})`;
    });
  });
}

export function optionsText(game: GameEntry, chosen: Chosen, seats: number, first: First): string {
  const words = game.options.map((ask) => {
    const value = chosen[ask.name];
    if (ask.kind === 'choice') return `${ask.name}=${typeof value === 'string' ? value : (ask.values[0] ?? '')}`;
    const on = ask.modules.flatMap((module) => {
      const n = typeof value === 'object' ? (value[module.name] ?? 0) : 0;
      if (n === 0) return [];
      return [module.most === undefined ? module.name : `${module.name}:${n}`];
    });
    return `${ask.name}=${on.length > 0 ? on.join(',') : 'none'}`;
  });
  if (game.countsPlayers) words.unshift(`players=${seats}`);
  if (game.asksFirst) words.push(firstWord(first));
  return words.join(' ');
}
