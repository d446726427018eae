import { expect, it } from 'vitest';

import { fromHex, newSeed, sha256, tapeOf, toHex } from './tape';

// The example of docs/record.md.
const SEED = '9e1a8640f980da84678b708423f89a58c3d50154c7d64990c44bd4cf1dd8a61f';

it('promises the seed by its hash', async () => {
  expect(await sha256(fromHex(SEED))).toBe('bd419c19d99c9666639546e75e38f01736918bd159db49c888dac5808a427fdf');
});

it('makes the tape that OpenSSL makes', async () => {
  expect(toHex(await tapeOf(fromHex(SEED), 16))).toBe('342a2a2053b26f7710d4cceb279c19ea');
});

it('draws 32 new bytes each time', () => {
  expect(newSeed()).toHaveLength(32);
  expect(toHex(newSeed())).not.toBe(toHex(newSeed()));
});
