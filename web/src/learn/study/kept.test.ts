import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';

import { dropStudies, findStudy, keepStudy } from './kept';

it('keeps what was found out, and drops it with its match alone', async () => {
  const study = { record: 'hash', lines: '', done: false, state: Uint8Array.of(1, 2) };
  await keepStudy({ ...study, key: 'a/quick' });
  await keepStudy({ ...study, key: 'a/thorough' });
  await keepStudy({ ...study, key: 'ab/quick' });
  expect((await findStudy('a/quick'))?.state).toEqual(Uint8Array.of(1, 2));
  await dropStudies('a');
  expect(await findStudy('a/quick')).toBeUndefined();
  expect(await findStudy('a/thorough')).toBeUndefined();
  expect(await findStudy('ab/quick')).toBeDefined();
});
