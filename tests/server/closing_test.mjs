// Starting and closing: everybody is told, nothing is lost, and what cannot be served is refused in one clear line.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Guest, ask, openTable, sit } from './guest.mjs';
import { makePage, run, scratch, startJarl } from './jarl.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// A signal: the guests hear it, what was written is there afterwards, and clients come back to the same seat.
{
  const folder = scratch();
  const jarl = await startJarl([], { folder });
  const table = await openTable(jarl.port);
  const guest = await sit(jarl.port, table);
  const start = performance.now();
  jarl.kill('SIGTERM');
  assert.equal((await guest.until(({ is }) => is === 'goodbye')).why, 'draining');
  assert.deepEqual(await guest.next(), { closed: 1012 });
  const { code, out } = await jarl.finished;
  assert.equal(code, 0);
  assert.match(out, /Jarl has closed\./);
  // Guests who stay are given 3 s.
  assert.ok(performance.now() - start < 3000, 'it does not wait when everybody has gone');

  const again = await startJarl([], { folder });
  const back = await sit(again.port, table);
  back.leave();
  assert.equal((await again.end()).code, 0);
}

// Who does not answer the goodbye is not waited for; no new guest comes in meanwhile.
{
  const jarl = await startJarl();
  const guest = await Guest.open(jarl.port);
  guest.frame('text', '{}');
  guest.socket.removeAllListeners('data');
  jarl.kill('SIGINT');
  await pause(300);
  await assert.rejects(ask(jarl.port, 'GET', '/'), /ECONNREFUSED/);
  const { code } = await jarl.finished;
  assert.equal(code, 0);
}

// A second signal ends it at once.
{
  const jarl = await startJarl();
  const guest = await Guest.open(jarl.port);
  guest.socket.pause();
  jarl.kill('SIGTERM');
  await pause(300);
  const start = performance.now();
  jarl.kill('SIGTERM');
  assert.equal((await jarl.finished).signal, 'SIGTERM');
  assert.ok(performance.now() - start < 2500); // of the 3 s that it would have waited
}

// What cannot be served.
{
  const folder = scratch();
  const page = makePage(join(folder, 'page'));
  const refused = async (code, why, flags, env) => {
    const said = await run(['serve', '--port', '0', ...flags], { JARL_WEB: page, JARL_DB: `${folder}/x.db`, ...env });
    assert.equal(said.code, code, said.err);
    assert.equal(said.out, '');
    assert.match(said.err, why);
    assert.match(said.err, /^jarl: [^\n]*\n$/, 'one line');
  };
  writeFileSync(join(folder, 'broken.db'), 'this is no database, however long one looks at it\n'.repeat(100));
  await refused(1, /broken\.db/, ['--db', join(folder, 'broken.db')]);
  mkdirSync(join(folder, 'folder.db'));
  await refused(1, /folder\.db/, ['--db', join(folder, 'folder.db')]);
  await refused(1, /there is no page here/, ['--web', folder]);
  await refused(1, /is not an address/, ['--address', 'nowhere']);
  await refused(1, /room for/, ['--max-connections', '900000']);
  await refused(2, /--max-connections/, ['--max-connections', '0']);
  await refused(2, /--log-level/, ['--log-level', 'loud']);
  await refused(2, /--max-per-address/, [], { JARL_MAX_PER_ADDRESS: 'many' });

  const jarl = await startJarl([], { folder });
  const other = join(folder, 'other.db');
  const taken = await run(['serve', '--web', page, '--db', other, '--port', String(jarl.port)]);
  assert.equal(taken.code, 1);
  assert.match(taken.err, /cannot be listened on/);
  const twice = await run(['serve', '--web', page, '--db', jarl.database, '--port', '0']);
  assert.equal(twice.code, 1, twice.out);
  assert.match(twice.err, /hall\.db/);
  assert.equal((await jarl.end()).code, 0);
}

// Settings come from the environment too. Logs are JSON when asked for, and hold no token.
{
  const jarl = await startJarl([], {
    env: { JARL_LOG_LEVEL: 'debug', JARL_LOG_JSON: '1', JARL_MAX_PER_ADDRESS: '7', JARL_METRICS: 'off' },
  });
  const table = await openTable(jarl.port);
  const guest = await sit(jarl.port, table);
  await ask(jarl.port, 'GET', `/api/tables/${table.table}?secret=hidden`, undefined, {
    Authorization: `Bearer ${table.token}`,
  });
  assert.equal((await ask(jarl.port, 'GET', '/metrics')).status, 404);
  guest.leave();
  const { err } = await jarl.end();
  const events = err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const event of ['started', 'came', 'answered', 'left', 'draining', 'stopped'])
    assert.ok(
      events.some((one) => one.event === event),
      event,
    );
  assert.ok(!err.includes(table.token) && !err.includes('hidden'));
}
