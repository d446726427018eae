// Writes sw.js: the service worker of src/sw.js with the list of the files of this build and a name that changes with them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(source: string, publicDir: string): Plugin {
  return {
    name: 'jarl-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
        for (const name of [...files].sort()) {
          const item = bundle[name];
          if (item) hash.update(name).update(item.type === 'chunk' ? item.code : item.source);
        }
        const extra = readdirSync(publicDir);
        for (const name of extra) hash.update(name).update(readFileSync(join(publicDir, name)));
        const list = [...files.filter((name) => name !== 'index.html'), ...extra].sort();
        const text = readFileSync(source, 'utf8')
          .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 16)))
          .replace("['__FILES__']", JSON.stringify(['./', ...list]));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
