// Starts the real `jarl serve` with a page and a database of its own, and stops it again.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const JARL = process.env.JARL ?? fileURLToPath(new URL('../../build/jarl', import.meta.url));

/** The games of the program, whichever they are: {name, min, max, options(seats)}. */
export const GAMES = (existsSync(JARL) ? execFileSync(JARL, ['games', '--json'], { encoding: 'utf8' }) : '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .map(({ game, min_seats, max_seats, options }) => ({
    name: game,
    min: min_seats,
    max: max_seats,
    options: (seats) => (/\bplayers=/.test(options) ? `players=${seats}` : ''),
  }));

const children = [];
const folders = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the test is over. */
export function scratch() {
  folders.push(mkdtempSync(join(tmpdir(), 'jarl-server-')));
  return folders.at(-1);
}

export function makePage(folder) {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Jarl</title>');
  const script = 'export const hall = "Jarl";\n'.repeat(50);
  writeFileSync(join(folder, 'assets/main-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(script));
  return folder;
}

/** Runs the program to its end: {code, signal, out, err}. */
export function run(args, env = {}) {
  return finished(spawn(JARL, args, { env: { ...process.env, ...env } }));
}

function finished(child) {
  const said = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (said.out += bytes));
  child.stderr.on('data', (bytes) => (said.err += bytes));
  const end = new Promise((resolve) => child.once('close', (code, signal) => resolve({ ...said, code, signal })));
  return Object.assign(end, { child, said });
}

// Below 32768, where no outgoing connection takes a port.
const somePort = () => 18_000 + Math.floor(Math.random() * 10_000);

/**
 * A server that is listening: its port, what it has said, `end()` (SIGTERM; waits for it), `kill(signal)`.
 * @param {string[]} flags of `jarl serve`
 * @param {{folder?: string, env?: object, page?: string, port?: number, fileBlocks?: number}} options `fileBlocks`: no file
 * may grow beyond so many blocks of 1 kB, as if the disk were full
 */
export async function startJarl(flags = [], { folder = scratch(), env = {}, page, port, fileBlocks } = {}) {
  const web = page ?? makePage(join(folder, 'page'));
  const database = join(folder, 'hall.db');
  const limit = fileBlocks ? `ulimit -f ${fileBlocks}; ` : '';
  for (let tries = 0; ; ++tries) {
    const at = port ?? somePort();
    const run = finished(
      spawn(
        'bash',
        ['-c', `${limit}exec "$0" "$@"`, JARL, 'serve', '--web', web, '--db', database, '--port', String(at), ...flags],
        {
          env: { ...process.env, ...env },
        },
      ),
    );
    const { child, said } = run;
    children.push(child);
    const listening = new Promise((resolve) => child.stdout.on('data', () => resolve(said.out.includes('Jarl is at'))));
    if (await Promise.race([listening, run.then(() => false)]))
      return {
        port: at,
        address: `http://localhost:${at}`,
        folder,
        database,
        said,
        pid: child.pid,
        finished: run,
        kill: (signal) => child.kill(signal),
        end: () => (child.kill('SIGTERM'), run),
      };
    if (port || tries === 20 || !said.err.includes('cannot be listened on')) throw new Error(said.err);
  }
}
