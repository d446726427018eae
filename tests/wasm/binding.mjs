// The functions of jarl.wasm in the manner of JavaScript: strings in and out, JSON as objects. And the tape, by WebCrypto.
import { load } from './load.mjs';

const { subtle } = globalThis.crypto;

export const hex = (bytes) => Buffer.from(bytes).toString('hex');
export const sha256 = async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes));

/** The first bytes of the AES-256-CTR key stream of a seed (docs/record.md): zeros encrypted, the counter from zero. */
export async function tapeOf(seed, length) {
  const key = await subtle.importKey('raw', seed, 'AES-CTR', false, ['encrypt']);
  const algorithm = { name: 'AES-CTR', counter: new Uint8Array(16), length: 128 };
  return new Uint8Array(await subtle.encrypt(algorithm, key, new Uint8Array(length)));
}

export async function bind(path) {
  const { exports, text } = await load(path);

  // Puts every string or array of bytes into the module's memory, calls, and takes it out again.
  const call = (name, ...args) => {
    const pointers = [];
    const plain = args.flatMap((arg) => {
      if (typeof arg === 'number' || typeof arg === 'bigint') return [arg];
      const bytes = typeof arg === 'string' ? new TextEncoder().encode(arg) : arg;
      const pointer = exports.jarl_alloc(Math.max(bytes.length, 1));
      new Uint8Array(exports.memory.buffer).set(bytes, pointer);
      pointers.push(pointer);
      return [pointer, bytes.length];
    });
    const result = exports[name](...plain);
    for (const pointer of pointers) exports.jarl_free(pointer);
    return result;
  };
  const say = (name, ...args) => text(call(name, ...args));
  const json = (name, ...args) => JSON.parse(say(name, ...args));

  return {
    games: () => json('jarl_games'),
    problem: () => text(exports.jarl_answer()),

    create: (game, options, seats, hash, tape) => call('jarl_create', game, options, seats.join('\n'), hash, tape),
    recordSeed: (record) => say('jarl_record_seed', record),
    open: (record, hash, tape) => call('jarl_open', record, hash, tape),
    close: (match) => call('jarl_close', match),
    extendTape: (match, tape) => call('jarl_extend_tape', match, tape),
    tapeSize: (match) => call('jarl_tape_size', match),

    actor: (match) => call('jarl_actor', match),
    ply: (match) => call('jarl_ply', match),
    undoFloor: (match) => call('jarl_undo_floor', match),
    visiblePly: (match, seat) => call('jarl_visible_ply', match, seat),
    legal: (match) => json('jarl_legal', match),
    position: (match, viewer, from, seed) => json('jarl_position', match, viewer, from, seed),
    play: (match, seat, move, from = 0, seed = '') => json('jarl_play', match, seat, move, seat, from, seed),
    whyNot: (match, move) => JSON.parse(say('jarl_why_not', match, move) || 'null'),
    whyNotPiece: (match, seat, piece) => JSON.parse(say('jarl_why_not_piece', match, seat, piece) || 'null'),
    pieces: (match) => JSON.parse(say('jarl_pieces', match)),
    undo: (match, seat) => json('jarl_undo', match, seat, seat, 0, ''),
    redo: (match, seat) => json('jarl_redo', match, seat, seat, 0, ''),

    view: (match, seat) => json('jarl_view', match, seat),
    viewAt: (match, ply, seat) => json('jarl_view_at', match, ply, seat),
    story: (match, from, seat) => json('jarl_story', match, from, seat),
    foresee: (match, move) => json('jarl_foresee', match, move),
    bot: (match, spec) => call('jarl_bot', match, spec),
    botBegin: (bot, match, seed) => call('jarl_bot_begin', bot, match, seed),
    botStep: (bot, milliseconds) => call('jarl_bot_step', bot, milliseconds) !== 0,
    botChoice: (bot) => say('jarl_bot_choice', bot),
    botProgress: (bot) => call('jarl_bot_progress', bot),

    openState: (match, ply) => json('jarl_open_state', match, ply),
    openStory: (match) => json('jarl_open_story', match),
    draws: (match) => json('jarl_draws', match),
    matchAt: (match, plies, tape) => call('jarl_match_at', match, plies, tape),
    studyBegin: (match, iterations, playouts, horizon, seed) =>
      call('jarl_study_begin', match, iterations, playouts, horizon, seed),
    studyGoOn: (kept) => call('jarl_study_go_on', kept) !== 0,
    studyStep: () => call('jarl_study_step') !== 0,
    studyJudged: () => call('jarl_study_judged'),
    studyLines: (from) => say('jarl_study_lines', from),
    studyKeep: () => {
      const size = call('jarl_study_keep');
      return new Uint8Array(exports.memory.buffer, exports.jarl_study_kept(), size).slice();
    },

    scores: (match) => json('jarl_scores', match),
    record: (match, seed) => say('jarl_record', match, seed),
    save: (match, seed) => say('jarl_save', match, seed),
  };
}
