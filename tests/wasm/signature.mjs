// Prints what `jarl signature` and `jarl signature --bots` print, computed by the WebAssembly build: node signature.mjs [jarl.wasm]
import { DEFAULT_PATH, load } from './load.mjs';

const { exports, text } = await load(process.argv[2] ?? DEFAULT_PATH);
console.log(text(exports.jarl_signature_lines()).trimEnd());
console.log(text(exports.jarl_bot_signature_lines()).trimEnd());
