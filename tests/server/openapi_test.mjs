// docs/openapi.json against the running server: its own examples fit its schemas, and so does everything that is answered.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { ask, openTable, sit } from './guest.mjs';
import { startJarl } from './jarl.mjs';

const api = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url)));

const resolve = (one) =>
  one.$ref
    ? one.$ref
        .slice(2)
        .split('/')
        .reduce((at, name) => at[name], api)
    : one;

const TYPES = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const WORDS = new Set(
  (
    '$ref type enum const oneOf properties required additionalProperties items minItems maxItems minLength maxLength ' +
    'minimum maximum pattern description default'
  ).split(' '),
);

/** What is wrong with a value, as a list of lines. The part of JSON Schema that the document uses, and no more. */
function wrong(value, asked, at = '') {
  const schema = resolve(asked);
  for (const word of Object.keys(schema)) assert.ok(WORDS.has(word), `the word ${word} is not checked here`);
  const found = [];
  const must = (holds, what) => holds || found.push(`${at}: ${what}: ${JSON.stringify(value)}`);
  if (schema.type)
    must(
      [schema.type].flat().some((type) => TYPES[type](value)),
      `is no ${schema.type}`,
    );
  if (schema.enum) must(schema.enum.includes(value), 'not one of the list');
  if ('const' in schema) must(value === schema.const, `is not ${schema.const}`);
  if (schema.oneOf) must(schema.oneOf.filter((one) => wrong(value, one).length === 0).length === 1, 'fits not one');
  if (schema.pattern) must(new RegExp(schema.pattern).test(value), `is not ${schema.pattern}`);
  if (typeof value === 'number')
    must(value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity), 'out of bounds');
  if (typeof value === 'string')
    must(value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? Infinity), 'length');
  if (Array.isArray(value)) {
    must(value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity), 'number of items');
    if (schema.items) value.forEach((one, i) => found.push(...wrong(one, schema.items, `${at}[${i}]`)));
  } else if (TYPES.object(value)) {
    for (const name of schema.required ?? []) must(name in value, `has no ${name}`);
    for (const [name, one] of Object.entries(value)) {
      if (schema.properties?.[name]) found.push(...wrong(one, schema.properties[name], `${at}.${name}`));
      else if (schema.additionalProperties === false) must(false, `${name} is not described`);
    }
  }
  return found;
}

// The document agrees with itself.
let examples = 0;
(function visit(node, at) {
  if (typeof node !== 'object' || node === null) return;
  if (node.$ref) assert.ok(resolve(node), `${at}: ${node.$ref} leads nowhere`);
  if (node.schema && 'example' in node) {
    assert.deepEqual(wrong(node.example, node.schema), [], at);
    ++examples;
  }
  for (const [name, child] of Object.entries(node)) if (name !== 'example') visit(child, `${at}/${name}`);
})(api, '');
assert.ok(examples >= 15, `${examples} examples`);
assert.notDeepEqual(wrong({ table: 'x' }, api.components.schemas.Seated), [], 'the check can fail');

// The server says what the document says.
const jarl = await startJarl();
const seen = new Set();
async function fits(status, method, path, { id, query = '', body } = {}) {
  const operation = api.paths[path][method.toLowerCase()];
  const answer = await ask(jarl.port, method, path.replace('{id}', id) + query, body);
  assert.equal(answer.status, status, `${method} ${path}: ${answer.text}`);
  const described = operation.responses[status];
  assert.ok(described, `${method} ${path}: ${status} is not described`);
  const [type, { schema }] = Object.entries(resolve(described).content)[0];
  assert.ok(answer.headers['content-type'].startsWith(type), answer.headers['content-type']);
  assert.deepEqual(wrong(type === 'application/json' ? answer.json : answer.text, schema), [], `${method} ${path}`);
  seen.add(`${operation.operationId} ${status}`);
  return answer.json;
}
const request = (path) => api.paths[path].post.requestBody.content['application/json'].example;

await fits(200, 'GET', '/api/hall');
const opened = await fits(201, 'POST', '/api/tables', { body: request('/api/tables') });
const id = opened.table;
await fits(200, 'GET', '/api/tables/{id}', { id });
await fits(200, 'GET', '/api/tables');
await fits(409, 'GET', '/api/tables/{id}/record', { id });
await fits(201, 'POST', '/api/tables/{id}/seats', { id, body: request('/api/tables/{id}/seats') });
await fits(409, 'POST', '/api/tables/{id}/seats', { id, body: { name: 'Tove' } });
const clocked = await openTable(jarl.port, 'raiders', [{ is: 'bot', level: 'thrall' }], {
  clock: { kind: 'turn', seconds: 300 },
});
await fits(200, 'GET', '/api/tables/{id}', { id: clocked.table });
assert.equal((await fits(200, 'GET', '/api/tables', { query: '?status=playing' })).tables.length, 2);

const guest = await sit(jarl.port, opened);
assert.equal((await guest.answer({ do: 'resign' })).is, 'answer');
await fits(200, 'GET', '/api/tables/{id}', { id });
await fits(200, 'GET', '/api/tables/{id}/record', { id });
await fits(200, 'GET', '/api/tables', { query: '?status=over' });
guest.leave();

const missing = '000000000000';
await fits(404, 'GET', '/api/tables/{id}', { id: missing });
await fits(404, 'GET', '/api/tables/{id}/record', { id: missing });
await fits(404, 'POST', '/api/tables/{id}/seats', { id: missing, body: { name: 'Tove' } });
await fits(400, 'GET', '/api/tables', { query: '?status=lost' });
await fits(400, 'POST', '/api/tables', { body: '{' });
await fits(400, 'POST', '/api/tables/{id}/seats', { id: clocked.table, body: '{}' });
await fits(413, 'POST', '/api/tables', { body: 'x'.repeat(5000) });
await fits(413, 'POST', '/api/tables/{id}/seats', { id, body: 'x'.repeat(5000) });
for (let i = 0; i < 20; ++i) await ask(jarl.port, 'POST', '/api/tables', request('/api/tables'));
await fits(429, 'POST', '/api/tables', { body: request('/api/tables') });

// Every answer that the document promises was seen, but for those of a server in trouble.
const promised = Object.values(api.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, responses }) => Object.keys(responses).map((status) => `${operationId} ${status}`))
  .filter((one) => !/ (429|503)$/.test(one));
assert.deepEqual(
  promised.filter((one) => !seen.has(one)),
  [],
);
assert.equal((await jarl.end()).code, 0);
