// Serves a folder of plain files on a free port, as any static server would: node serve.mjs [folder] [port]
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.wasm']);

// What one test asks for again and again is packed once.
const packed = new Map();
function pack(file, bytes) {
  if (!packed.has(file)) packed.set(file, gzipSync(bytes, { level: 9 }));
  return packed.get(file);
}

export const FOLDER = fileURLToPath(new URL('../../build/web/', import.meta.url));

/** @returns the address, what was sent so far, and a function that stops it */
export async function serve(folder = FOLDER, wanted = 0) {
  const sent = [];
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      let bytes = await readFile(file);
      const type = extname(file);
      const headers = {
        'Content-Type': TYPES[type] ?? 'application/octet-stream',
      };
      headers['Cache-Control'] = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      if (PACKED.has(type)) {
        bytes = pack(file, bytes);
        headers['Content-Encoding'] = 'gzip';
      }
      sent.push({ path, bytes: bytes.length });
      response.writeHead(200, headers).end(bytes);
    } catch {
      if (!path.startsWith('/api/')) sent.push({ path, bytes: 0, missing: true }); // the page asks whether there is a hall
      response.writeHead(404).end();
    }
  });
  // Below 32768, where no outgoing connection takes a port.
  for (let port = wanted || 18000 + Math.floor(Math.random() * 10000); ; ++port) {
    const free = await new Promise((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (free)
      return {
        address: `http://localhost:${port}/`,
        sent,
        stop: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
      };
    if (wanted) throw new Error(`port ${wanted} is taken`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(process.argv[2], Number(process.argv[3] ?? 8080));
  console.log(`${process.argv[2] ?? FOLDER} at ${address}`);
}
