// Over HTTP: the page and its headers, the probes, and everything that is not a request of ours.
import assert from 'node:assert/strict';
import { connect } from 'node:net';

import { ask, openTable } from './guest.mjs';
import { startJarl } from './jarl.mjs';

const jarl = await startJarl();
const get = (path, headers) => ask(jarl.port, 'GET', path, undefined, headers);

// The page.
const index = await get('/');
assert.equal(index.status, 200);
assert.match(index.text, /<title>Jarl/);
assert.equal(index.headers['content-type'], 'text/html; charset=utf-8');
assert.equal(index.headers['cache-control'], 'no-cache');
assert.equal((await get('/', { 'If-None-Match': index.headers.etag })).status, 304);
const asset = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'gzip' });
assert.equal(asset.headers['content-encoding'], 'gzip');
assert.match(asset.headers['cache-control'], /immutable/);
assert.equal((await ask(jarl.port, 'POST', '/', '')).status, 405);
assert.equal((await get('/no-such-file')).status, 404);
for (const { headers } of [index, await get('/api/hall'), await get('/healthz'), await get('/nothing')]) {
  assert.match(headers['content-security-policy'], /default-src 'none'.*connect-src 'self'.*frame-ancestors 'none'/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'no-referrer');
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  assert.equal(headers['access-control-allow-origin'], undefined);
}

// The probes.
assert.equal((await get('/healthz')).text, 'ok\n');
assert.equal((await get('/readyz')).text, 'ready\n');
await openTable(jarl.port);
const metrics = await get('/metrics');
assert.match(metrics.headers['content-type'], /^text\/plain/);
for (const line of [
  /^jarl_web_sockets 0$/m,
  /^jarl_tables 1$/m,
  /^jarl_tables_opened_total 1$/m,
  /^jarl_requests_total\{status="4xx"\} [1-9]/m,
  /^jarl_commits_total [1-9]/m,
  /^jarl_durable_seconds_count 1$/m,
  /^jarl_bots_waiting 0$/m,
  /^process_resident_memory_bytes [1-9]/m,
])
  assert.match(metrics.text, line);

// The hall.
const hall = await get('/api/hall');
assert.equal(hall.status, 200);
assert.equal(hall.headers['cache-control'], 'no-store');
assert.equal(hall.headers['content-type'], 'application/json');
const head = await ask(jarl.port, 'HEAD', '/api/hall');
assert.equal(head.status, 200);
assert.equal(head.text, '');

async function refused(status, problem, method, path, body, headers) {
  const answer = await ask(jarl.port, method, path, body, headers);
  assert.equal(answer.status, status, `${method} ${path}: ${answer.text}`);
  assert.equal(answer.json?.problem, problem, answer.text);
  assert.equal(answer.headers['cache-control'], 'no-store');
  return answer;
}
await refused(404, 'no_such_path', 'GET', '/api/nothing');
await refused(404, 'no_such_path', 'GET', '/api');
await refused(404, 'no_such_table', 'GET', '/api/tables/000000000000');
for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
  const answer = await refused(405, 'wrong_method', method, '/api/tables');
  assert.equal(answer.headers.allow, 'GET, HEAD, POST');
}
await refused(413, 'too_long', 'POST', '/api/tables', 'x'.repeat(4097));
await refused(413, 'too_long', 'POST', '/api/tables', 'x'.repeat(200_000));
for (const body of ['', '{', 'null', '[]', '"x"', '{"game":1}', '{"game":"lofoten"', '\0', '[['.repeat(2000)])
  await refused(400, 'unreadable', 'POST', '/api/tables', body);
await refused(426, 'unreadable', 'GET', '/api/play');

// What is no request at all is answered as such, and the server goes on.
function raw(text) {
  return new Promise((resolve) => {
    let all = '';
    const socket = connect(jarl.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => (all += bytes));
    socket.on('error', () => {});
    socket.on('close', () => resolve(all));
  });
}
assert.match(await raw('\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n'), /^HTTP\/1\.1 400/); // TLS
assert.match(await raw('GET / HTTP/9.9\r\n\r\n'), /^HTTP\/1\.1 400/);
assert.match(await raw(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`), /^HTTP\/1\.1 431/);
assert.match(
  await raw('POST /api/tables HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
  /^HTTP\/1\.1 400/,
);

// An address asks so often and no more; the page is not counted.
const many = await Promise.all(Array.from({ length: 150 }, () => get('/api/hall')));
const late = many.filter(({ status }) => status === 429);
assert.ok(late.length > 0 && late.length < 130, `${late.length} refused`);
assert.equal(late[0].json.problem, 'too_often');
assert.ok(Number(late[0].headers['retry-after']) >= 1);
assert.equal((await get('/')).status, 200);

assert.equal((await jarl.end()).code, 0);
assert.doesNotMatch(jarl.said.err, /error/);

// Without metrics there is none.
const quiet = await startJarl(['--metrics', 'off']);
assert.equal((await ask(quiet.port, 'GET', '/metrics')).status, 404);
assert.equal((await quiet.end()).code, 0);
