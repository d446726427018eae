// A match at a table, against a server in the test's hand.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { RawView } from '../engine/protocol';
import type { PositionNews, Table } from './protocol';

vi.hoisted(() => {
  const still = { matches: false, addEventListener: () => undefined };
  Object.assign(globalThis, {
    location: { hash: '', href: 'http://x/' },
    document: { baseURI: 'http://x/', documentElement: {} },
    addEventListener: () => undefined,
    matchMedia: () => still,
  });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
});
const { OnlineMatch } = await import('./online.svelte');

class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { do: string; id: number; [field: string]: unknown }[] = [];
  send = (text: string) => void this.sent.push(JSON.parse(text) as Wire['sent'][number]);
  close = () => undefined;
  says = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
  /** Answers the last message that asked for `what`. */
  answers(what: string, more: object = {}) {
    const asked = this.sent.findLast((each) => each.do === what);
    this.says({ is: 'answer', id: asked?.id, ...more });
  }
}

const TOKEN = 'a'.repeat(32);
const guest = {
  is: 'guest',
  name: 'x',
  here: true,
  stand_in: null,
  late: false,
  may: { stand_in: false, claim: false },
};
const table = (change: object = {}) =>
  ({
    id: 'k3v9q0x2m7ab',
    game: 'lofoten',
    options: '',
    ruleset: '',
    listed: false,
    host: 0,
    created: 0,
    changed: 0,
    turn: 1,
    seed_hash: '',
    clock: { kind: 'none', seconds: 0 },
    decider: null,
    watching: 0,
    rematch: null,
    status: 'playing',
    seats: [
      { ...guest, name: 'Astrid' },
      { ...guest, name: 'Leif' },
    ],
    running: null,
    ending: null,
    ...change,
  }) as unknown as Table;
const view = (ply: number, actor: number | null) =>
  ({
    game: 'lofoten',
    seats: ['Astrid', 'Leif'],
    ply,
    visible_ply: ply,
    turn: 1,
    actor,
    you: 0,
    over: false,
    undo: false,
    redo: false,
    prompt: { key: 'x' },
    legal: ['a', 'b'].map((text) => ({ text, words: { key: text } })),
    scores: [{ total: 0, wood: 0 }],
  }) as unknown as RawView;
const position = (ply: number, actor: number | null, movers: readonly number[], from = ply - movers.length) =>
  ({
    is: 'position',
    ply,
    floor: from,
    actor,
    from,
    view: view(ply, actor),
    story: movers.map((mover, i) => ({
      ply: from + i,
      actor: mover,
      turn: 1,
      sealed: true,
      events: [{ event: `moved ${from + i}` }],
      told: [],
    })),
  }) satisfies PositionNews;

let wires: Wire[];
let asksAll: boolean;
let match: InstanceType<typeof OnlineMatch>;
const wire = () => wires.at(-1) as Wire;
const settle = () => vi.advanceTimersByTimeAsync(0);

async function sit(change: object = {}) {
  wire().onopen?.();
  wire().says({ is: 'table', seat: 0, table: table(change) });
  wire().says(position(4, 0, [0, 0, 1, 1], 0));
  wire().answers('sit');
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  const manner = { confirms: () => false, paceMs: () => 100, asksAll: () => asksAll, obvious: () => null };
  asksAll = true;
  match = new OnlineMatch('k3v9q0x2m7ab', TOKEN, manner, () => {
    const made = new Wire();
    wires.push(made);
    return made as unknown as WebSocket;
  });
  void match.open();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
});

describe('a match at a table', () => {
  it('draws where it stands at once, and asks whose decision it is', async () => {
    await sit();
    expect(match.frame).toMatchObject({ view: { ply: 4 }, events: [] });
    expect([match.deciding, match.myTurn, match.viewer]).toEqual([0, true, 0]);
    expect(match.sitters.map(({ role }) => role)).toEqual(['you', 'guest']);
    expect(match.parts).toEqual(['wood']);
  });

  it('draws my move when it is answered, then shows those of the others one by one', async () => {
    await sit();
    void match.play('a');
    await settle();
    expect(wire().sent.at(-1)).toMatchObject({ do: 'play', text: 'a', ply: 4 });
    wire().says(position(5, 1, [0]));
    expect(match.frame?.view.ply).toBe(4); // not before it is kept
    wire().answers('play');
    await settle();
    expect(match.frame).toMatchObject({ view: { ply: 5 }, events: [{ event: 'moved 4' }] });
    expect([match.deciding, match.waiting?.how, match.busy]).toEqual([null, 'waits', false]);
    match.settled();

    wire().says(position(7, 0, [1, 1]));
    await settle();
    expect([match.showing, match.deciding, match.myTurn]).toEqual([true, null, true]);
    expect([match.shown, match.waiting]).toMatchObject([1, { seat: 1, how: 'plays' }]);
    expect(match.toldPly).toBe(5); // the log does not run ahead
    wire().answers('view_at', { view: view(6, 1) });
    await settle();
    expect(match.frame).toMatchObject({ view: { ply: 6 }, events: [{ event: 'moved 5' }] });
    match.settled();
    await vi.advanceTimersByTimeAsync(100);
    expect(match.frame?.view.ply).toBe(7);
    match.settled();
    await vi.advanceTimersByTimeAsync(100);
    expect([match.showing, match.shown, match.deciding]).toEqual([false, null, 0]);
    expect(match.story.map(({ actor }) => actor)).toEqual([0, 0, 1, 1, 0, 1, 1]);
  });

  it('takes the one answer that is left, and stops when the hall will not have it', async () => {
    await sit();
    asksAll = false;
    const one = (ply: number) => {
      const news = position(ply, 0, [0]);
      return { ...news, view: { ...news.view, legal: [{ text: `only ${ply}`, words: { key: 'x' } }] } };
    };
    void match.play('a');
    await settle();
    wire().says(one(5));
    wire().answers('play');
    await settle();
    const foresight = { chance: false, final: false, view: view(6, 0), events: [] };
    expect(wire().sent.at(-1)).toMatchObject({ do: 'foresee', text: 'only 5' });
    wire().answers('foresee', { foresight });
    await settle();
    expect(wire().sent.at(-1)).toMatchObject({ do: 'play', text: 'only 5', ply: 5 });
    wire().says(one(6));
    wire().answers('play');
    match.settled();
    await settle();
    wire().answers('foresee', { foresight });
    await settle();
    const sent = wire().sent.length;
    wire().says({ is: 'refused', id: wire().sent.at(-1)?.id, why: 'not_legal', rule: '', message: '' });
    await vi.advanceTimersByTimeAsync(5000);
    expect([match.deciding, match.busy, wire().sent.length]).toEqual([0, false, sent]);
    expect(match.takenForMe.map(({ ply }) => ply)).toEqual([5]);
    // One undo goes back to where I chose.
    void match.undo();
    await settle();
    wire().says({ ...position(5, 0, [], 5), view: { ...view(5, 0), undo: true } });
    wire().answers('undo');
    await settle();
    expect(wire().sent.at(-1)).toMatchObject({ do: 'undo', ply: 5 });
    wire().says(position(4, 0, [], 4));
    wire().answers('undo');
    await settle();
    expect([match.frame?.view.ply, match.busy]).toEqual([4, false]);
  });

  it('says why a move is refused, and goes on when it came too late', async () => {
    await sit();
    void match.play('a');
    await settle();
    wire().says({ is: 'refused', id: wire().sent.at(-1)?.id, why: 'not_legal', rule: 'LOF-1', message: '' });
    await settle();
    expect([match.refused?.rule, match.deciding, match.busy]).toEqual(['LOF-1', 0, false]);
    void match.play('b');
    await settle();
    wire().says(position(6, 1, [0, 0]));
    wire().says({ is: 'problem', id: wire().sent.at(-1)?.id, problem: 'stale', message: '' });
    await settle();
    wire().answers('view_at', { view: view(5, 0) });
    await settle();
    expect([match.trouble, match.problem, match.frame?.view.ply]).toEqual(['stale', null, 6]);
  });

  it('asks about a piece that offers nothing, and keeps the answer until the position changes', async () => {
    await sit();
    const said = { key: 'lofoten.piece.market' };
    const asked = match.whyNot('market-2');
    await settle();
    expect(wire().sent.at(-1)).toMatchObject({ do: 'why_not', piece: 'market-2' });
    wire().answers('why_not', { refused: { why: 'not_legal', rule: 'LOF-1', message: '', said } });
    expect([await asked, match.refused?.said]).toEqual([true, said]);
    wire().says(position(5, 1, [0]));
    await settle();
    expect(match.refused).toBeNull();
    for (const refused of [null, { why: 'unreadable', rule: '', message: '' }]) {
      const unknown = match.whyNot('elsewhere');
      await settle();
      wire().answers('why_not', { refused });
      expect([await unknown, match.refused]).toEqual([false, null]);
    }
  });

  it('says so when the hall has come back as another version', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers: { 'Jarl-Protocol': '99' } })));
    await sit();
    wire().onclose?.();
    await vi.advanceTimersByTimeAsync(5000);
    wire().onopen?.();
    await settle();
    wire().answers('sit');
    await settle();
    vi.unstubAllGlobals();
    expect([match.line, match.gone]).toEqual(['ended', 'other_version']);
  });

  it('plays a click again after the connection came back, with the old ply, and says that it is back', async () => {
    await sit();
    void match.play('a');
    await settle();
    wire().onclose?.();
    expect([match.line, match.busy]).toEqual(['lost', true]);
    await vi.advanceTimersByTimeAsync(1000);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ do: 'sit', token: TOKEN, from: 0 });
    wire().says({ is: 'table', seat: 0, table: table() });
    wire().says(position(5, 1, [0, 0, 1, 1, 0], 0)); // it had been kept
    wire().answers('sit');
    expect(wire().sent[1]).toMatchObject({ do: 'play', text: 'a', ply: 4 });
    wire().answers('play');
    await settle();
    expect([match.frame?.view.ply, match.busy, match.back, match.line]).toEqual([5, false, true, 'up']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(match.back).toBe(false);
  });

  it('shows the board as it is to who was away for long', async () => {
    await sit();
    wire().says(
      position(
        30,
        0,
        Array.from({ length: 26 }, () => 1),
      ),
    );
    await settle();
    expect(match.frame).toMatchObject({ view: { ply: 30 }, events: [] });
  });

  it('takes back, and draws it without a motion', async () => {
    await sit();
    void match.undo();
    await settle();
    expect(wire().sent.at(-1)).toMatchObject({ do: 'undo', ply: 4 });
    wire().says(position(3, 0, [], 3));
    wire().answers('undo');
    await settle();
    expect(match.frame).toMatchObject({ view: { ply: 3 }, events: [] });
    expect(match.story).toHaveLength(3);
  });

  it('waits while a bot plays for me, and when the table is over', async () => {
    await sit({ seats: [{ ...guest, stand_in: 'karl' }, guest] });
    expect([match.deciding, match.relieved, match.waiting?.how]).toEqual([null, true, 'thinks']);
    const ending = { how: 'resigned', seat: 1, totals: [1, 2], ranking: [1, 2] };
    wire().says({ is: 'table', seat: 0, table: table({ status: 'over', ending }) });
    expect([match.over, match.ranking, match.waiting, match.fileReady]).toEqual([true, [1, 2], null, true]);
  });

  it('looks on when the seat was given up, also after the next reconnection', async () => {
    await sit();
    wire().says({ is: 'table', seat: null, table: table() });
    expect([match.viewer, match.deciding, match.token]).toEqual([null, null, null]);
    wire().onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ do: 'watch' });
  });

  it('ends with a reason that can be told', async () => {
    wire().onopen?.();
    wire().says({ is: 'problem', id: wire().sent[0]?.id, problem: 'wrong_token', message: '' });
    expect(match.gone).toBe('wrong_token');
  });
});
