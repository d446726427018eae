// A guest of the hall who can also misbehave: REST with every header, and single frames of a WebSocket (RFC 6455).
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** One request: {status, headers, text, json}. */
export function ask(port, method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const asked = request({ port, method, path, headers, agent: false }, (answer) => {
      let all = '';
      answer.on('data', (bytes) => (all += bytes));
      answer.on('end', () => {
        let json;
        try {
          json = JSON.parse(all);
        } catch {
          json = undefined;
        }
        resolve({ status: answer.statusCode, headers: answer.headers, text: all, json });
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

const KINDS = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 };

export class Refused extends Error {
  constructor(status, text) {
    super(`refused with ${status}: ${text}`);
    this.status = status;
    this.text = text;
  }
}

export class Guest {
  /** Connects to /api/play; throws Refused when the answer is not 101. */
  static open(port, headers = {}) {
    return new Promise((resolve, reject) => {
      const key = randomBytes(16).toString('base64');
      const asked = request({
        port,
        path: '/api/play',
        agent: false,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': 13,
          'Sec-WebSocket-Key': key,
          ...headers,
        },
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        let text = '';
        answer.on('data', (bytes) => (text += bytes));
        answer.on('end', () => reject(new Refused(answer.statusCode, text)));
      });
      asked.on('upgrade', (answer, socket, rest) => {
        const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
        if (answer.headers['sec-websocket-accept'] !== accept) reject(new Error('a wrong handshake'));
        else resolve(new Guest(socket, rest));
      });
      asked.end();
    });
  }

  constructor(socket, rest) {
    this.socket = socket;
    this.answersPings = true;
    this.received = []; // not yet taken: messages, {closed: code} and {ping: true}
    this.id = 0;
    this.buffer = rest;
    this.wake = () => {};
    socket.on('data', (bytes) => {
      this.buffer = Buffer.concat([this.buffer, bytes]);
      while (this.#takeFrame());
      this.wake();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.received.push({ closed: this.closeCode ?? 1006 });
      this.wake();
    });
    while (this.#takeFrame());
  }

  // Servers do not mask, and ours does not split messages.
  #takeFrame() {
    if (this.buffer.length < 2) return false;
    const short = this.buffer[1] & 127;
    const from = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (this.buffer.length < from) return false;
    let size = short;
    if (short === 126) size = this.buffer.readUInt16BE(2);
    if (short === 127) size = Number(this.buffer.readBigUInt64BE(2));
    if (this.buffer.length < from + size) return false;
    this.#take(this.buffer[0] & 15, this.buffer.subarray(from, from + size));
    this.buffer = this.buffer.subarray(from + size);
    return true;
  }

  #take(kind, content) {
    if (kind === KINDS.text) this.received.push(JSON.parse(content.toString()));
    if (kind === KINDS.ping) this.received.push({ ping: true });
    if (kind === KINDS.ping && this.answersPings) this.frame('pong', content);
    if (kind === KINDS.close) {
      this.closeCode = content.length >= 2 ? content.readUInt16BE(0) : 1005;
      this.frame('close', content.subarray(0, 2));
      this.socket.end();
    }
  }

  /** A frame of a kind; with `flags` 0 it is the first part of a message. */
  frame(kind, content = '', flags = 0x80) {
    const bytes = Buffer.from(content);
    const head =
      bytes.length < 126
        ? Buffer.from([0, 0x80 | bytes.length])
        : Buffer.from([0, 0x80 | 126, bytes.length >> 8, bytes.length & 255]);
    head[0] = flags | (KINDS[kind] ?? kind);
    const mask = randomBytes(4);
    for (let i = 0; i < bytes.length; ++i) bytes[i] ^= mask[i & 3];
    this.socket.write(Buffer.concat([head, mask, bytes]));
  }

  /** Says something with the next id, which is returned. */
  say(message) {
    this.frame('text', JSON.stringify({ id: ++this.id, ...message }));
    return this.id;
  }

  /** The next message, or {closed: code}. Pings are passed over unless they are wanted. */
  async next({ pings = false, patience = 60_000 } = {}) {
    const end = performance.now() + patience;
    for (;;) {
      const one = this.received.shift();
      if (one && (pings || !one.ping)) return one;
      if (one) continue;
      const left = end - performance.now();
      if (left <= 0) throw new Error(`nothing came in ${patience} ms`);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => (clearTimeout(timer), resolve());
      });
    }
  }

  /** The next message that fits; those before it are dropped. */
  async until(fits, options) {
    for (;;) {
      const one = await this.next(options);
      if (fits(one)) return one;
      if (one.closed) throw new Error(`closed with ${one.closed}`);
    }
  }

  /** Says something and waits for what answers it. */
  answer(message) {
    const id = this.say(message);
    return this.until((one) => one.id === id);
  }

  leave() {
    this.socket.destroy();
  }
}

/** The games of the hall: {game, min_seats, max_seats, ...} each. */
export const gamesOf = async (port) => (await ask(port, 'GET', '/api/hall')).json.games;

/** Opens a table: {table, seat, token}. */
export async function openTable(port, game = 'lofoten', others = [{ is: 'open' }], more = {}) {
  const seats = [{ is: 'me', name: 'Astrid' }, ...others];
  const answer = await ask(port, 'POST', '/api/tables', { game, options: '', seats, ...more });
  if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${answer.text}`);
  return answer.json;
}

/** A guest who sits at a table. */
export async function sit(port, { table, token }) {
  const guest = await Guest.open(port);
  const answer = await guest.answer({ do: 'sit', table, token, from: 0 });
  if (answer.is !== 'answer') throw new Error(`no seat: ${JSON.stringify(answer)}`);
  return guest;
}
