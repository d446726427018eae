// docs/protocol.md is what the server does: its examples have the fields the server sends, every message it names is known
// to the server, and every problem the server knows is named there.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ask, Guest, openTable } from './guest.mjs';
import { startJarl } from './jarl.mjs';
import { takeSeat } from './player.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${ROOT}/docs/protocol.md`, 'utf8');

/** The examples, with what stands for more left out: {…} and […] are empty, "…64 hex digits…" is a text. */
const examples = [...page.matchAll(/^```json\n([^]*?)^```$/gm)].flatMap(([, block]) =>
  block
    .replace(/^(GET|POST|→).*$/gm, ';')
    .replace(/\{…[^}]*\}/g, '{}')
    .replace(/\[…\]/g, '[]')
    .replace(/\}\n\{/g, '};{')
    .split(';')
    .filter((text) => text.trim() !== '')
    .map((text) => JSON.parse(text)),
);
const example = (fits) => examples.find(fits) ?? assert.fail(`no example ${fits}`);
const fields = (object) => Object.keys(object).sort();
const alike = (seen, shown, what) => assert.deepEqual(fields(seen), fields(shown), what);

const jarl = await startJarl();
const opened = await openTable(jarl.port, 'lofoten', [{ is: 'open' }], { clock: { kind: 'turn', seconds: 300 } });
alike(
  opened,
  example(({ token, seat }) => token && seat === 0),
  'a table opened',
);
const joined = await takeSeat(jarl.port, opened);
alike(
  joined,
  example(({ token, seat }) => token && seat === 1),
  'a seat taken',
);

// A table, with its seats and clocks.
const shown = example(({ id, game }) => id && game);
const { json: table } = await ask(jarl.port, 'GET', `/api/tables/${opened.table}`);
alike(table, shown, 'a table');
alike(table.clock, shown.clock, 'its clock');
alike(table.running, shown.running, 'whose clock runs');
alike(table.seats[0], shown.seats[0], 'a seat of a guest');
const withBot = await openTable(jarl.port, 'lofoten', [{ is: 'bot', level: 'karl' }]);
const { json: other } = await ask(jarl.port, 'GET', `/api/tables/${withBot.table}`);
alike(other.seats[1], shown.seats[1], 'a seat of a bot');
const missing = await ask(jarl.port, 'GET', '/api/tables/abc');
assert.deepEqual(fields(missing.json), ['message', 'problem']);

// Over WebSocket: what comes after sitting down, then each kind of answer.
const guests = [];
for (const { table: id, token } of [opened, joined]) {
  const guest = await Guest.open(jarl.port);
  guest.say({ do: 'sit', table: id, token, from: 0 });
  alike(
    await guest.until(({ is }) => is === 'table'),
    example(({ is }) => is === 'table'),
    'table',
  );
  const position = await guest.until(({ is }) => is === 'position');
  alike(
    position,
    example(({ is }) => is === 'position'),
    'position',
  );
  guests.push({ guest, position });
}
const decider = guests.find(({ position }, seat) => position.actor === seat);
const { guest, position } = decider;
const [{ text }] = position.view.legal;
const refusal = await guest.answer({ do: 'play', text: 'slide', ply: 0 });
alike(
  refusal,
  example(({ is }) => is === 'refused'),
  'refused',
);
const stale = await guest.answer({ do: 'play', text, ply: 7 });
alike(
  stale,
  example(({ is }) => is === 'problem'),
  'problem',
);
assert.equal(stale.problem, 'stale');
alike(
  await guest.answer({ do: 'foresee', text }),
  example(({ foresight }) => foresight),
  'foresight',
);
const why = await guest.answer({ do: 'why_not', text: 'slide' });
alike(
  why,
  example(({ is, refused }) => is === 'answer' && refused),
  'why not',
);
alike(why.refused, example(({ is, refused }) => is === 'answer' && refused).refused, 'why not');
alike(
  await guest.answer({ do: 'view_at', ply: 0 }),
  example(({ is, view }) => is === 'answer' && view),
  'an earlier view',
);
alike(
  await guest.answer({ do: 'play', text, ply: 0 }),
  example(({ is, id }) => is === 'answer' && id === 7),
  'a move',
);
const { story } = await guest.answer({ do: 'story', from: 0 });
alike(story[0], example(({ is }) => is === 'position').story[0], 'a ply of the story');

// Every message in the table of messages is known: it is never unreadable, whatever else is wrong with it.
const named = [
  ...page
    .split('### From the client')[1]
    .split('### From the server')[0]
    .matchAll(/^\| (`.*?) \|/gm),
]
  .flatMap(([, cell]) => [...cell.matchAll(/`(\w+)`/g)])
  .map(([, name]) => name);
assert.ok(named.length > 15, named.join());
const bystander = await Guest.open(jarl.port);
const sample = { table: 'x', token: 'x', from: 0, text: 'x', ply: 0, seat: 0, level: 'karl' };
for (const name of named.filter((each) => each !== 'do')) {
  const answer = await bystander.answer({ do: name, ...sample });
  assert.notEqual(answer.problem, 'unreadable', `${name}: ${JSON.stringify(answer)}`);
}
jarl.kill('SIGTERM');
alike(
  await guest.until(({ is }) => is === 'goodbye'),
  example(({ is }) => is === 'goodbye'),
  'goodbye',
);
await jarl.finished;

// Every problem that stands in the server's code stands on the page, and the other way round.
const listed = new Set([...page.split('## Problems')[1].matchAll(/`(\w+)`/g)].map(([, code]) => code));
const sources = ['server', 'server/hall']
  .flatMap((folder) => readdirSync(`${ROOT}/${folder}`).map((name) => `${ROOT}/${folder}/${name}`))
  .filter((path) => path.endsWith('.cpp') && !path.endsWith('_test.cpp'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const known = new Set([...sources.matchAll(/\{"([a-z_]+)",\s*"[A-Z]/g)].map(([, code]) => code));
assert.ok(known.size > 15, [...known].join());
assert.deepEqual(
  [...known].filter((code) => !listed.has(code)),
  [],
  'problems the page does not name',
);
process.exit(0);
