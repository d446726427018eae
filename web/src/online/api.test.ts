import { afterEach, expect, it, vi } from 'vitest';

import { codeOf, listTables } from './api';
import { NO_SERVER, OTHER_VERSION, PROTOCOL } from './protocol';

const answers = (headers: Record<string, string>, body = '{"tables":[]}') =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
const asked = () => listTables('open').then(() => 'answered', codeOf);

afterEach(() => vi.unstubAllGlobals());

it('a hall of the same version is understood, one of another or of none is not', async () => {
  vi.stubGlobal('document', { baseURI: 'http://hall.example/' });
  answers({ 'Jarl-Protocol': String(PROTOCOL) });
  expect(await asked()).toBe('answered');
  answers({ 'Jarl-Protocol': String(PROTOCOL + 1) });
  expect(await asked()).toBe(OTHER_VERSION);
  answers({});
  expect(await asked()).toBe(OTHER_VERSION);
});

it('whoever serves plain files is no hall', async () => {
  vi.stubGlobal('document', { baseURI: 'http://hall.example/' });
  answers({}, '<!doctype html>');
  expect(await asked()).toBe(NO_SERVER);
});
