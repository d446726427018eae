// The provable shuffle (docs/record.md): a secret seed, its SHA-256 as a promise, its AES-256-CTR key stream as the tape.

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const newSeed = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The first bytes of the key stream: zeros encrypted, the counter from zero. */
export async function tapeOf(seed: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', seed, 'AES-CTR', false, ['encrypt']);
  const algorithm = { name: 'AES-CTR', counter: new Uint8Array(16), length: 128 };
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, new Uint8Array(length)));
}
