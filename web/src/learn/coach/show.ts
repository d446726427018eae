// For who writes a lesson: its record ply by ply, with the steps said there; one ply with all that is legal, every piece and
// what the judge says to it; and what is wrong with the script.
import { engineOf, lessonsFound, readDraft } from './drafts';
import { complaintsAbout, dealt, type Draft } from './judged';
import { movesOf, type Step } from './lesson';
import { readWords } from '../../../plugins/words';
import type { Engine, Refused } from '../../engine/wasm';
import { Words } from '../../words/phrase';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The exit code. */
export async function show(lesson: string, ply: number | null): Promise<number> {
  if (!lessonsFound().includes(lesson)) {
    print(`scripts/web lesson GAME/NAME [PLY]: one of ${lessonsFound().join(', ') || '(none yet)'}`);
    return 2;
  }
  const draft = readDraft(lesson);
  const engine = await engineOf(draft.game);
  const match = (await dealt(draft, engine)).create();
  if (match === 0) print(engine.problem());
  else if (ply === null) showAll(draft, engine, match);
  else showOne(draft, engine, match, ply);
  const wrong = await complaintsAbout(draft, engine);
  for (const complaint of wrong) print(`wrong: ${complaint}`);
  return wrong.length > 0 ? 1 : 0;
}

function showAll({ record, script, told }: Draft, engine: Engine, match: number) {
  const sayings = (ply: number) => script.steps.filter((step) => step.ply === ply);
  const say = (step: Step) =>
    print(`      ${step.want ? '?' : ' '} ${step.key}: ${told.en?.steps[step.key] ?? ''}${wanting(step)}`);
  for (const [ply, { seat, text }] of movesOf(record).entries()) {
    sayings(ply).forEach(say);
    print(`${String(ply).padStart(4)}  ${seat === script.seat ? 'learner' : `seat ${seat} `}  ${text}`);
    if (engine.play(match, seat, text, null, ply, '').refused) return;
  }
  sayings(movesOf(record).length).forEach(say);
  print(`${String(movesOf(record).length).padStart(4)}  free from here`);
}

const wanting = ({ look, want, until }: Step): string =>
  [
    look ? ` [look ${look.join(', ')}]` : '',
    want ? ` [want ${want === 'any' ? want : want.join(' | ')}]` : '',
    until ? ` [until ${until}]` : '',
  ].join('');

function showOne({ record, script }: Draft, engine: Engine, match: number, ply: number) {
  for (const [at, { seat, text }] of movesOf(record).slice(0, ply).entries())
    if (engine.play(match, seat, text, null, at, '').refused) return print(`"${text}" at ply ${at} is refused`);
  print(`seat ${engine.actor(match)} decides. Legal:`);
  for (const text of engine.legal(match)) print(`  ${text}`);
  print('Pieces, and what the judge says to them:');
  const words = new Words('en', Object.assign({}, ...Object.values(readWords('../words').en ?? {})));
  const say = (refused: Refused | null) =>
    refused ? (refused.said ? words.say(refused.said) : refused.message) : '(has a move)';
  for (const piece of engine.pieces(match)) print(`  ${piece}: ${say(engine.whyNotPiece(match, script.seat, piece))}`);
}
