// The shapes of what the hall says (protocol.ts, docs/protocol.md), for shape.ts to hold it against.
import type { RawView, Refused, StoryPly } from '../engine/protocol';
import type { Ending, OwnSeat, Running, ServerMessage, Table, TableSeat } from './protocol';
import { anything, byWord, flag, list, maybe, number, oneOf, orNull, shape, text, whole, type Check } from './shape';

const MOST_SEATS = 8;
/** For parts whose fields are looked at here, and whose rest is the engine's own. */
const as = <T>(check: Check<unknown>): Check<T> => check as Check<T>;

const seat = byWord<TableSeat>('is', {
  open: as(shape({ name: maybe(orNull(text)) })),
  bot: as(shape({ name: text, level: text })),
  guest: as(
    shape({ name: text, here: flag, stand_in: orNull(text), late: flag, may: shape({ stand_in: flag, claim: flag }) }),
  ),
});
const running = shape<Running>({ seat: orNull(whole), left: list(orNull(number), MOST_SEATS), at: number });
const ending = shape<Ending>({
  how: oneOf('played', 'resigned', 'claimed', 'abandoned'),
  seat: orNull(whole),
  totals: list(number, MOST_SEATS),
  ranking: list(number, MOST_SEATS),
});

export const table = as<Table>(
  shape({
    id: text,
    game: text,
    options: text,
    ruleset: text,
    status: oneOf('open', 'playing', 'over'),
    listed: flag,
    host: whole,
    created: number,
    changed: number,
    turn: whole,
    seed_hash: text,
    clock: shape({ kind: oneOf('none', 'turn', 'match'), seconds: number }),
    seats: list(seat, MOST_SEATS),
    running: orNull(running),
    decider: orNull(whole),
    watching: whole,
    ending: orNull(ending),
    rematch: orNull(text),
  }),
);
export const tables = shape<{ tables: readonly Table[] }>({ tables: list(table, 1000) });
export const ownSeat = shape<OwnSeat>({ table: text, seat: whole, token: text });

const phrase = as<RawView['prompt']>(shape({ key: text, args: maybe(anything) }));
const view = as<RawView>(
  shape({
    game: text,
    seats: list(text, MOST_SEATS),
    ply: whole,
    visible_ply: whole,
    turn: whole,
    actor: orNull(whole),
    you: orNull(whole),
    over: flag,
    undo: flag,
    redo: flag,
    prompt: phrase,
    legal: list(shape({ text, words: phrase })),
    state: anything,
  }),
);
const ply = as<StoryPly>(
  shape({
    ply: whole,
    actor: whole,
    turn: whole,
    sealed: flag,
    events: list(shape({ event: text })),
    told: list(phrase),
  }),
);
const refused = as<Refused>(shape({ why: text, rule: text, message: text }));

/** Everything a hall may say over the socket. */
export const serverMessage = byWord<ServerMessage>('is', {
  table: as(shape({ seat: orNull(whole), table })),
  position: as(shape({ ply: whole, floor: whole, actor: orNull(whole), from: whole, view, story: list(ply) })),
  answer: as(
    shape({
      id: whole,
      refused: maybe(orNull(refused)),
      view: maybe(view),
      from: maybe(whole),
      story: maybe(list(ply)),
      foresight: maybe(orNull(as<unknown>(shape({ chance: flag })))),
      table: maybe(text),
      seat: maybe(whole),
      token: maybe(text),
    }),
  ),
  refused: as(shape({ id: whole, why: text, message: text })),
  problem: as(shape({ id: maybe(whole), problem: text, message: text })),
  goodbye: as(shape({ why: text })),
});
