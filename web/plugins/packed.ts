// Beside every file that shrinks, the same packed: a server sends it as it is and spends nothing on packing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const PACKED = /\.(html|js|css|json|webmanifest|svg|wasm)$/;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'jarl-packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!PACKED.test(name)) continue;
          const bytes = readFileSync(join(folder, name));
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, quality));
        }
      },
    },
  };
}
