import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Problem, type Hello, type PositionNews, type TableNews } from './protocol';
import { Line, waitFor, type LineState } from './socket';
import type { ServerMessage } from './protocol';
import type { Check } from './shape';
import { serverMessage } from './shapes';

/** A WebSocket in the test's hand. */
class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { do: string; id: number; [field: string]: unknown }[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Wire['sent'][number]);
  }
  close() {
    this.closed = true;
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.onclose?.();
  }
  /** Lets the page in. */
  greets() {
    this.onopen?.();
    this.says({ is: 'answer', id: this.sent[0]?.id });
  }
}

class Listener {
  readonly states: string[] = [];
  readonly heard: string[] = [];
  from = 0;
  hello(): Hello {
    return { do: 'sit', table: 't', token: 'secret', from: this.from };
  }
  table(_news: TableNews) {
    this.heard.push('table');
  }
  position(news: PositionNews) {
    this.heard.push(`position ${news.ply}`);
  }
  state(state: LineState, why: string | null) {
    this.states.push(why ? `${state}: ${why}` : state);
  }
}

let wires: Wire[];
let ear: Listener;
let line: Line;
const wire = () => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  wires = [];
  ear = new Listener();
  // Of tables and positions only what matters to a line is said here: shape.test.ts is about their shapes.
  const check: Check<ServerMessage> = (message, at) => {
    const { is } = Object(message) as { is?: unknown };
    return is === 'table' || is === 'position' ? (message as ServerMessage) : serverMessage(message, at);
  };
  const dial = () => {
    const made = new Wire();
    wires.push(made);
    return made as unknown as WebSocket;
  };
  line = new Line('ws://x/api/play', ear, dial, check);
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits longer each time, within bounds, and not all at once', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((tries) => waitFor(tries, 0))).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  expect(waitFor(1, 1)).toBe(1500);
});

describe('a line', () => {
  it('sits down first and says when it is up', () => {
    wire().onopen?.();
    expect(wire().sent).toEqual([{ do: 'sit', table: 't', token: 'secret', from: 0, id: 1 }]);
    expect(line.state).toBe('connecting');
    wire().says({ is: 'answer', id: 1 });
    expect(ear.states).toEqual(['up']);
  });

  it('hands on what is said, answers by number, and bears nonsense', async () => {
    wire().greets();
    wire().says({ is: 'table', seat: 0, table: {} });
    wire().says({ is: 'position', ply: 3 });
    wire().onmessage?.({ data: '{' });
    wire().says({ is: 'answer', id: 999 });
    expect(ear.heard).toEqual(['table', 'position 3']);

    const first = line.ask({ do: 'foresee', text: 'a' });
    const second = line.ask({ do: 'foresee', text: 'b' });
    const [, a, b] = wire().sent;
    wire().says({ is: 'answer', id: b?.id, foresight: { chance: true } });
    wire().says({ is: 'problem', id: a?.id, problem: 'no_such_ply', message: '' });
    await expect(second).resolves.toMatchObject({ foresight: { chance: true } });
    await expect(first).rejects.toMatchObject({ code: 'no_such_ply' });
  });

  it('an answer in another shape is no answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    wire().greets();
    const asked = line.ask({ do: 'foresee', text: 'a' });
    const [, sent] = wire().sent;
    wire().says({ is: 'answer', id: sent?.id, foresight: 'rain' });
    await expect(asked).rejects.toMatchObject({ code: 'other_version' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('message.foresight: no object'));
  });

  it('sends an unanswered move again with its old ply, after sitting down, and once only', async () => {
    wire().greets();
    const played = line.insist({ do: 'play', text: 'stop', ply: 7 });
    const [, before] = wire().sent;
    wire().breaks();
    expect(ear.states).toEqual(['up', 'lost']);
    ear.from = 5;
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    expect(wire().sent).toMatchObject([{ do: 'sit', from: 5 }]); // nothing before we sit
    wire().says({ is: 'answer', id: wire().sent[0]?.id });
    expect(wire().sent[1]).toEqual(before);
    wire().says({ is: 'answer', id: before?.id });
    await expect(played).resolves.toMatchObject({ is: 'answer' });
    wire().breaks();
    vi.advanceTimersByTime(500);
    wire().greets();
    expect(wire().sent).toHaveLength(1);
    expect(ear.states).toEqual(['up', 'lost', 'up', 'lost', 'up']);
  });

  it('keeps a click made while it is away', async () => {
    wire().greets();
    wire().breaks();
    const played = line.insist({ do: 'play', text: 'x', ply: 1 });
    vi.advanceTimersByTime(500);
    wire().greets();
    expect(wire().sent[1]).toMatchObject({ do: 'play', text: 'x', ply: 1 });
    wire().says({ is: 'refused', id: wire().sent[1]?.id, why: 'not_legal', rule: 'LOF-1', message: '' });
    await expect(played).resolves.toMatchObject({ is: 'refused', rule: 'LOF-1' });
  });

  it('lets questions go with the connection', async () => {
    wire().greets();
    const asked = line.ask({ do: 'view_at', ply: 1 });
    wire().breaks();
    await expect(asked).rejects.toMatchObject({ code: 'lost' });
    await expect(line.ask({ do: 'view_at', ply: 1 })).rejects.toBeInstanceOf(Problem);
  });

  it('holds a bounded number of both', async () => {
    wire().greets();
    const settled: Promise<unknown>[] = [];
    for (let i = 0; i < 17; ++i)
      settled.push(line.insist({ do: 'play', text: 'x', ply: i }).catch((it: Problem) => it.code));
    await expect(settled[16]).resolves.toBe('lost');
    for (let i = 0; i < 32; ++i) void line.ask({ do: 'view_at', ply: i }).catch(() => undefined);
    await expect(line.ask({ do: 'view_at', ply: 33 })).rejects.toMatchObject({ code: 'lost' });
  });

  it('tries again with growing waits, and at once when it is woken', () => {
    const dialled = () => wires.length;
    wire().breaks();
    vi.advanceTimersByTime(499);
    expect(dialled()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(dialled()).toBe(2);
    wire().breaks();
    vi.advanceTimersByTime(999);
    expect(dialled()).toBe(2);
    line.wake();
    expect(dialled()).toBe(3);
    vi.advanceTimersByTime(1); // the wait that was cut short comes to nothing
    expect(dialled()).toBe(3);
    wire().greets();
    wire().breaks();
    vi.advanceTimersByTime(500); // sitting was enough to begin anew
    expect(dialled()).toBe(4);
  });

  it('gives up a connection that answers nothing', () => {
    vi.advanceTimersByTime(10_000); // not even a handshake
    expect(wire().closed).toBe(true);
    vi.advanceTimersByTime(500);
    wire().greets();
    vi.advanceTimersByTime(60_000); // nothing is due: silence is fine
    expect(line.state).toBe('up');
    void line.insist({ do: 'play', text: 'x', ply: 0 }).catch(() => undefined);
    vi.advanceTimersByTime(6_000);
    wire().says({ is: 'table', seat: 0, table: {} }); // somebody is there
    vi.advanceTimersByTime(6_000);
    expect(line.state).toBe('up');
    vi.advanceTimersByTime(5_000);
    expect(line.state).toBe('lost');
  });

  it('asks whether anybody is there when it is woken', () => {
    wire().greets();
    line.wake();
    expect(wire().sent[1]).toMatchObject({ do: 'why_not' });
    line.wake(); // one question will do
    expect(wire().sent).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(line.state).toBe('lost');
  });

  it('comes back after a restart, not after it was replaced', () => {
    wire().greets();
    wire().says({ is: 'goodbye', why: 'draining' });
    wire().breaks();
    expect(line.state).toBe('lost');
    vi.advanceTimersByTime(999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    wire().greets();
    wire().says({ is: 'goodbye', why: 'replaced' });
    wire().breaks();
    expect(ear.states.at(-1)).toBe('ended: replaced');
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
    line.again();
    expect(wires).toHaveLength(3);
    wire().greets();
    expect(ear.states.at(-1)).toBe('up');
  });

  it('ends when the seat is not ours, and tries again when the hall is full for a moment', () => {
    wire().onopen?.();
    wire().says({ is: 'problem', id: 1, problem: 'busy', message: '' });
    expect(line.state).toBe('connecting');
    vi.advanceTimersByTime(500);
    wire().onopen?.();
    wire().says({ is: 'problem', id: wire().sent[0]?.id, problem: 'wrong_token', message: '' });
    expect(ear.states).toEqual(['ended: wrong_token']);
  });

  it('is silent once it is closed', async () => {
    wire().greets();
    const played = line.insist({ do: 'resign' });
    line.close();
    await expect(played).rejects.toMatchObject({ code: 'lost' });
    expect(wire().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    line.wake();
    expect(wires).toHaveLength(1);
    await expect(line.insist({ do: 'resign' })).rejects.toBeInstanceOf(Problem);
  });
});
