import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { games } from './plugins/games.ts';
import { offline } from './plugins/offline.ts';
import { packed } from './plugins/packed.ts';
import { words } from './plugins/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A page with other games: folders of more modules and words, and where it is built, all from the root of the tree.
const more = (name: string) => (process.env[name]?.split(':') ?? []).map((path) => here(`../${path}`));

export default defineConfig({
  base: './', // plain files, wherever they are served from
  plugins: [
    svelte(),
    games([here('../build/wasm'), ...more('JARL_MORE_WASM')]),
    words([here('../words'), ...more('JARL_MORE_WORDS')]),
    offline(here('./src/sw.js'), here('./public')),
    packed(),
  ],
  resolve: { alias: { $lib: here('./src') }, ...(process.env.VITEST ? { conditions: ['browser'] } : {}) },
  build: {
    outDir: `../${process.env.JARL_WEB ?? 'build/web'}`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict Content-Security-Policy wants files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 300,
    // What the hall is made of comes first in any case, and what a match is made of comes with any match: in one file each
    // packs better than in twenty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'hall', test: /\/src\/main\.ts$/, priority: 2 },
            { name: 'table', test: /\/src\/table\/MatchPage\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
