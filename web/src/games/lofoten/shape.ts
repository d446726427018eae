// The types of types.ts as something a program can check: a test holds it against views the engine has made. It is not
// part of the page.
import { GOODS, JARLS, LETTERS, PARTS, PHASES, REQUIREMENTS, SIDES, SLOTS, SOURCES, type State } from './types';

/** Says what is wrong, with the way to it, or null. */
export type Check = (value: unknown, at: string) => string | null;

const kind =
  (name: string): Check =>
  (value, at) =>
    typeof value === name ? null : `${at}: ${JSON.stringify(value)} is no ${name}`;
const number = kind('number');
const flag = kind('boolean');

const oneOf =
  (list: readonly string[]): Check =>
  (value, at) =>
    list.includes(value as string) ? null : `${at}: ${JSON.stringify(value)} is not in the list`;

const matching =
  (pattern: RegExp): Check =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? null : `${at}: ${JSON.stringify(value)} does not match`;

const orNull =
  (check: Check): Check =>
  (value, at) =>
    value === null ? null : check(value, at);

const listOf =
  (check: Check, length?: number): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return `${at}: no list`;
    if (length !== undefined && value.length !== length) return `${at}: ${value.length} instead of ${length}`;
    for (const [i, item] of value.entries()) {
      const wrong = check(item, `${at}[${i}]`);
      if (wrong) return wrong;
    }
    return null;
  };

const tableOf =
  (check: Check): Check =>
  (value, at) =>
    Object.entries(value as object)
      .map(([key, item]) => check(item, `${at}.${key}`))
      .find((wrong) => wrong !== null) ?? null;

/** Every key is there and no other. */
const record =
  <T>(fields: Record<keyof T, Check>): Check =>
  (value, at) => {
    if (typeof value !== 'object' || value === null) return `${at}: no object`;
    const odd = Object.keys(value).find((key) => !(key in fields));
    if (odd !== undefined) return `${at}.${odd}: not in the types`;
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const wrong = fields[key]((value as Record<string, unknown>)[key], `${at}.${key}`);
      if (wrong) return wrong;
    }
    return null;
  };

const tile = matching(/^(mead|fish|sheep|coffer)([1-3][rb]|~)$/);
const card = matching(/^(mead|fish|sheep|coffer)[1-3]$/);
const good = oneOf(GOODS);
const letter = oneOf(LETTERS);
const source = oneOf(SOURCES);
const seat: Check = (value, at) => (value === 0 || value === 1 ? null : `${at}: no seat`);

const ship = record<State['players'][0]['ships']['A']>({
  order: orNull(card),
  cargo: listOf(tile),
  upgraded: flag,
  loads: flag,
});
const player = record<State['players'][0]>({
  coins: number,
  area: number,
  space: number,
  hand: listOf(orNull(card)),
  old: listOf(flag),
  wheel: listOf(letter, 4),
  spaces: listOf(number, 5),
  turned: record<State['players'][0]['turned']>({ cw: listOf(letter, 4), ccw: listOf(letter, 4) }),
  ships: record<State['players'][0]['ships']>({ A: ship, B: ship, C: ship, D: ship }),
});
const side = record<State['warehouses'][0]['sides'][0]>({
  tiles: listOf(tile),
  goods: number,
  measure: number,
  points: number,
});
const warehouse = record<State['warehouses'][0]>({
  card: matching(/^w[12]_[a-z0-9_]+$/),
  level: number,
  source,
  good: orNull(good),
  worth: orNull(number),
  second: number,
  closed: flag,
  attached: flag,
  sides: listOf(side, 2),
});
const offer = record<State['jarls'][0]>({
  jarl: oneOf(JARLS),
  source,
  owner: orNull(seat),
  requirement: record<State['jarls'][0]['requirement']>({
    card: number,
    side: number,
    asks: oneOf(REQUIREMENTS),
    amount: number,
    good: orNull(good),
  }),
  progress: listOf(record<State['jarls'][0]['progress'][0]>({ has: number, needs: number, met: flag }), 2),
});
const step = record<State['step']>({
  in_play: orNull(oneOf(SLOTS)),
  side: oneOf(SIDES),
  moves_left: number,
  effect: orNull(good),
  uses_left: number,
  drawn: orNull(card),
  turned: orNull(tile),
  unloading: listOf(tile),
  harbour_left: number,
  upgrading: orNull(letter),
  upgraded_now: flag,
});

export const shape = record<State>({
  phase: oneOf(PHASES),
  part: oneOf([...PARTS, 'final', 'over']),
  first: seat,
  active: seat,
  turn: number,
  extra_turn: flag,
  extra_pending: flag,
  end_triggered: flag,
  last_turn: flag,
  quiet_turns: number,
  reserve: number,
  market: listOf(orNull(tile), 5),
  piles: listOf(record<State['piles'][0]>({ left: number, top: orNull(good) }), 2),
  tiles_left: number,
  bag: listOf(tile),
  box: listOf(tile),
  deck: number,
  unseen: listOf(card),
  known_hidden: listOf(card),
  discard: listOf(card),
  warehouses: listOf(warehouse, 4),
  jarls: listOf(offer),
  players: listOf(player, 2),
  step,
  sources: tableOf(source),
});
