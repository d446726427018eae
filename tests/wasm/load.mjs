// Loads jarl.wasm outside the browser. The module wants a few WASI functions; a rules engine has no files,
// so nearly all of them answer "no such file".
import { readFile } from 'node:fs/promises';

const BADF = 8; // the answer to any file call; 0 would make the C library write for ever

export const DEFAULT_PATH = new URL('../../build/wasm/jarl.wasm', import.meta.url);

/**
 * @param {string | URL} path
 * @param {() => bigint} now what the module's clock shows, in nanoseconds
 * @returns {Promise<{exports: WebAssembly.Exports, text: (pointer: number) => string}>}
 *   the exports, and a reader of the NUL-terminated UTF-8 texts they return
 */
export async function load(path = DEFAULT_PATH, now = process.hrtime.bigint) {
  const module = await WebAssembly.compile(await readFile(path));
  let memory; // set after instantiation; its buffer changes when it grows, so views are made at each use
  const view = () => new DataView(memory.buffer);

  const known = {
    clock_time_get(_clock, _precision, out) {
      view().setBigUint64(out, now(), true);
      return 0;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit(code) {
      throw new Error(`jarl.wasm ended itself with status ${code}`);
    },
  };
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      known[name] ??
      (name.startsWith('fd_')
        ? () => BADF
        : () => {
            throw new Error(`jarl.wasm called ${from}.${name}, which this loader does not have`);
          });
  }

  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  exports._initialize(); // static constructors; before anything else
  const text = (pointer) => {
    const bytes = new Uint8Array(memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  };
  return { exports, text };
}
