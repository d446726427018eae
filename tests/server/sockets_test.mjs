// Over WebSockets: who may connect, how much they may say, and what happens to those who do not listen.
import assert from 'node:assert/strict';

import { Guest, Refused, openTable, sit } from './guest.mjs';
import { startJarl } from './jarl.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function refused(status, port, headers) {
  await assert.rejects(Guest.open(port, headers), (error) => error instanceof Refused && error.status === status);
}

async function metric(port, name) {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      .split(' ')[1],
  );
}

// Only our own page may connect, and programs.
{
  const jarl = await startJarl(['--origin', 'https://games.example']);
  (await Guest.open(jarl.port)).leave();
  (await Guest.open(jarl.port, { Origin: jarl.address })).leave();
  (await Guest.open(jarl.port, { Origin: 'https://games.example' })).leave();
  await refused(403, jarl.port, { Origin: 'https://evil.example' });
  await refused(403, jarl.port, { Origin: `http://localhost:${jarl.port + 1}` });
  await refused(403, jarl.port, { Origin: 'null' });
  await refused(426, jarl.port, { 'Sec-WebSocket-Version': 8 });

  // Messages are short texts; what cannot be read is a problem, what is too long is the end.
  const guest = await Guest.open(jarl.port, { Origin: jarl.address });
  for (const bad of ['', '{', 'null', '[]', '{"do":"fly","id":1}', '{"id":1}', '{"do":"sit"}', '[['.repeat(1000)]) {
    guest.frame('text', bad);
    const answer = await guest.next();
    assert.equal(answer.is, 'problem', JSON.stringify(answer));
    assert.equal(answer.problem, 'unreadable', `${bad}: ${JSON.stringify(answer)}`);
  }
  guest.frame('binary', 'bytes');
  assert.equal((await guest.next()).problem, 'unreadable');
  guest.frame('text', '{"do":"wa', 0); // in two parts
  guest.frame(0, 'tch","id":7,"table":"000000000000"}');
  assert.deepEqual(
    [await guest.next()].map(({ id, problem }) => [id, problem]),
    [[7, 'no_such_table']],
  );
  guest.frame('text', 'x'.repeat(4097));
  assert.deepEqual(await guest.next(), { closed: 1009 });

  const split = await Guest.open(jarl.port); // too long in parts
  split.frame('text', 'x'.repeat(4000), 0);
  split.frame(0, 'x'.repeat(4000));
  assert.deepEqual(await split.next(), { closed: 1009 });

  const unclean = await Guest.open(jarl.port); // no UTF-8
  unclean.frame('text', Buffer.from([0xc3, 0x28]));
  assert.deepEqual(await unclean.next(), { closed: 1007 });

  // Who talks too much is told so and dropped.
  const talker = await Guest.open(jarl.port);
  for (let i = 0; i < 100; ++i) talker.frame('text', '{}');
  const goodbye = await talker.until(({ is }) => is === 'goodbye');
  assert.equal(goodbye.why, 'too_much');
  assert.deepEqual(await talker.next(), { closed: 1008 });
  assert.equal((await jarl.end()).code, 0);
}

// Who does not read is dropped; who sits beside them notices nothing.
{
  const jarl = await startJarl(['--queue-kilobytes', '64']);
  const table = await openTable(jarl.port, 'raiders', [{ is: 'bot', level: 'thrall' }]);
  const [deaf, other] = [await sit(jarl.port, table), await sit(jarl.port, table)];
  deaf.socket.pause();
  const closed = new Promise((resolve) => deaf.socket.on('close', resolve));
  for (let round = 0; round < 12; ++round) {
    for (let i = 0; i < 28; ++i) deaf.say({ do: 'view_at', ply: 0 });
    await pause(1000);
    if ((await metric(jarl.port, 'jarl_dropped_total{why="slow"}')) > 0) break;
  }
  assert.equal(await metric(jarl.port, 'jarl_dropped_total{why="slow"}'), 1);
  // Some seconds for last words.
  for (let i = 0; i < 600 && (await metric(jarl.port, 'jarl_web_sockets')) !== 1; ++i) await pause(100);
  assert.equal(await metric(jarl.port, 'jarl_web_sockets'), 1);
  deaf.socket.resume();
  await closed;
  assert.equal((await other.answer({ do: 'view_at', ply: 0 })).is, 'answer');
  assert.equal((await jarl.end()).code, 0);
}

// A connection must say something, and answer pings.
{
  const jarl = await startJarl(['--first-message-seconds', '1', '--silent-seconds', '3']);
  const silent = await Guest.open(jarl.port);
  assert.equal((await silent.next()).why, 'not_sitting');
  const table = await openTable(jarl.port, 'lofoten', [{ is: 'bot', level: 'thrall' }]);
  const [living, dead] = [await sit(jarl.port, table), await sit(jarl.port, table)];
  dead.answersPings = false;
  assert.equal((await dead.until(({ is }) => is === 'goodbye')).why, 'idle');
  for (let pings = 0; pings < 4;) if ((await living.next({ pings: true })).ping) ++pings;
  assert.equal((await living.answer({ do: 'story', from: 0 })).is, 'answer');
  assert.equal((await jarl.end()).code, 0);
}

// So many in all, and so many from one address; behind a proxy that address is who it says.
{
  const jarl = await startJarl(['--max-connections', '3', '--max-per-address', '2', '--trust-proxy']);
  const from = (address) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` });
  const first = await Guest.open(jarl.port, from('192.0.2.1'));
  await Guest.open(jarl.port, from('192.0.2.1'));
  await refused(429, jarl.port, from('192.0.2.1'));
  await Guest.open(jarl.port, from('192.0.2.2'));
  await refused(503, jarl.port, from('192.0.2.3'));
  first.leave();
  for (let i = 0; i < 600 && (await metric(jarl.port, 'jarl_web_sockets')) !== 2; ++i) await pause(100);
  (await Guest.open(jarl.port, from('192.0.2.1'))).leave();
  assert.equal((await jarl.end()).code, 0);
}

process.exit(0); // some connections are still open
