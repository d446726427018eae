// A player who never gives up: connects again when the line is lost, sits down with what it knows, and sends a move that
// was not answered again, with its old ply. What the page does, without the page.
import assert from 'node:assert/strict';

import { ask, Guest } from './guest.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes an open seat: {table, seat, token}. */
export async function takeSeat(port, { table }, name = 'Leif') {
  const { status, json, text } = await ask(port, 'POST', `/api/tables/${table}/seats`, { name });
  assert.equal(status, 201, text);
  return json;
}

export class Player {
  /** @param {{table: string, seat: number, token: string}} seat as REST gave it */
  constructor(server, seat, pick) {
    this.server = server;
    this.seat = seat;
    this.pick = pick;
    this.position = null;
    this.table = null;
    this.kept = []; // moves that were answered: [ply, text]
    this.refusals = [];
    this.lines = 0; // connections made
    this.ended = false;
    this.waiting = null; // the move without an answer
  }

  /** Plays until the match is over or `enough` says so. */
  async run(enough = () => false) {
    while (!this.ended && !enough()) {
      const line = await Guest.open(this.server.port).catch(() => null);
      if (!line) {
        await pause(20);
        continue;
      }
      ++this.lines;
      try {
        await this.#play(line, enough);
      } catch (error) {
        if (!line.socket.destroyed) throw error;
      } finally {
        line.leave();
      }
    }
  }

  async #play(line, enough) {
    line.say({ do: 'sit', table: this.seat.table, token: this.seat.token, from: 0 });
    this.position = null;
    let asked = 0;
    if (this.waiting) asked = line.say({ do: 'play', ...this.waiting });
    for (;;) {
      const message = await line.next({ patience: 60_000 });
      if (message.closed !== undefined || enough()) return;
      if (message.is === 'table') this.table = message.table;
      else if (message.is === 'position') this.position = message;
      else if (message.is === 'goodbye') return;
      else if (message.id === asked && this.waiting) {
        this.#answered(message);
        asked = 0;
      } else if (message.is === 'problem' || message.is === 'refused')
        assert.fail(`not expected: ${JSON.stringify(message)}`);
      if (this.table?.status === 'over') {
        this.ended = true;
        return;
      }
      if (!this.waiting && this.position && this.position.actor === this.seat.seat) {
        const { legal, ply } = this.position.view;
        this.waiting = { text: legal[this.pick(legal.length)].text, ply };
        asked = line.say({ do: 'play', ...this.waiting });
      }
    }
  }

  #answered(message) {
    const { text, ply } = this.waiting;
    this.waiting = null;
    if (message.is === 'answer') this.kept.push([ply, text]);
    else this.refusals.push(message);
  }
}
