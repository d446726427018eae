// For tests and writers: plays a lesson by the rules in WebAssembly, along its record and along every other way the script
// allows, and says all that is wrong with it.
import { fromHex, sha256, tapeOf } from '../../engine/tape';
import { ONLOOKER, type Engine } from '../../engine/wasm';
import {
  askedAt,
  MOST_GOAL,
  MOST_LINE,
  MOST_TOLD,
  movesOf,
  optionsOf,
  seatsOf,
  seedOf,
  SHELL_PARTS,
  wantedAt,
  type Script,
  type Step,
  type Told,
} from './lesson';

const TAPE = 1 << 16; // bytes: longer than any lesson
const MIXED_WAYS = 20; // tried of those that leave the record more than once

export interface Draft {
  readonly game: string;
  readonly script: Script;
  readonly record: string;
  readonly told: Readonly<Record<string, Told>>; // by language
}

export async function complaintsAbout(draft: Draft, engine: Engine): Promise<string[]> {
  const judge = new Judge(draft, engine, await dealt(draft, engine));
  return [...judge.wholeRecord(), ...aboutSteps(draft.script), ...aboutWords(draft), ...judge.everyWay()];
}

// --- The match -----------------------------------------------------------------------------------------------------

interface Deal {
  readonly hash: string;
  readonly tape: Uint8Array;
  readonly create: () => number;
}

/** The match before its first move, as often as it is wanted. */
export async function dealt({ game, record }: Draft, engine: Engine): Promise<Deal> {
  const seed = fromHex(seedOf(record));
  const [hash, tape] = [await sha256(seed), await tapeOf(seed, TAPE)];
  const names = Array.from({ length: seatsOf(record) }, (_, seat) => `Seat ${seat}`);
  return { hash, tape, create: () => engine.create(game, optionsOf(record), names, hash, tape) };
}

class Judge {
  private readonly moves;
  private readonly found = new Set<string>();

  constructor(
    private readonly draft: Draft,
    private readonly engine: Engine,
    private readonly deal: Deal,
  ) {
    this.moves = movesOf(draft.record);
  }

  wholeRecord(): string[] {
    const match = this.engine.open(this.draft.record, this.deal.hash, this.deal.tape);
    if (match === 0) return [`the record: ${this.engine.problem()}`];
    this.engine.close(match);
    return [];
  }

  /** The record's way; every way that leaves it once and comes back; and some that do so wherever they may. */
  everyWay(): string[] {
    const forks = this.walk(recorded);
    for (const { ply, wanted } of forks)
      for (const text of wanted)
        if (text !== this.moves[ply]?.text) this.walk((at, among) => (at === ply ? text : recorded(at, among)));
    if (forks.filter(({ wanted }) => wanted.length > 1).length > 1)
      for (let way = 1; way <= MIXED_WAYS; ++way) this.walk(byLot(way));
    return [...this.found];
  }

  /** One way from the deal to the end of the record; `choose` says which of the wanted moves. */
  private walk(choose: Choose): Fork[] {
    const match = this.deal.create();
    try {
      return this.follow(match, choose);
    } finally {
      if (match !== 0) this.engine.close(match);
    }
  }

  private follow(match: number, choose: Choose): Fork[] {
    const { script } = this.draft;
    const forks: Fork[] = [];
    const others: string[] = []; // what is not as in the record
    for (const [ply, { seat, text: written }] of this.moves.entries()) {
      const complain = (what: string) => this.complain(ply, others, what);
      this.lookAt(match, ply, complain);
      if (this.engine.actor(match) !== seat) return (complain(`it is not the turn of seat ${seat}`), forks);
      const step = seat === script.seat ? askedAt(script, ply) : undefined;
      let text = written;
      if (step) {
        const wanted = this.wanted(match, ply, step, written, complain);
        forks.push({ ply, wanted });
        text = choose(ply, wanted.includes(written) ? [written, ...wanted] : wanted) ?? written;
      }
      const { refused } = this.engine.play(match, seat, text, null, ply, '');
      if (refused) return (complain(`"${text}" is refused: ${refused.message}`), forks);
      if (text !== written) others.push(`"${text}" at ${ply}`);
    }
    const atEnd = (what: string) => this.complain(this.moves.length, others, what);
    this.lookAt(match, this.moves.length, atEnd);
    if (this.engine.actor(match) === ONLOOKER) atEnd('the match is over: there is nothing to play on');
    return forks;
  }

  private wanted(match: number, ply: number, step: Step, written: string, complain: Complain): readonly string[] {
    const legal = this.engine.legal(match);
    const wanted = wantedAt(step, ply, written, legal);
    if (step.want !== 'any' && !wanted.includes(written))
      complain(`"${step.key}" does not want "${written}" of the record`);
    for (const text of wanted) if (!legal.includes(text)) complain(`"${step.key}" wants "${text}", which is not legal`);
    return wanted.filter((text) => legal.includes(text));
  }

  /** What the steps here point at is there, and what they call wrong is refused. */
  private lookAt(match: number, ply: number, complain: Complain) {
    const { script } = this.draft;
    const steps = script.steps.filter((step) => step.ply === ply);
    if (steps.length === 0) return;
    const actor = this.engine.actor(match);
    if (actor !== script.seat && !(ply === this.moves.length && steps.every((step) => !step.want)))
      complain(`"${steps[0]?.key}" comes where the learner does not decide`);
    const pieces = new Set(this.engine.pieces(match));
    for (const step of steps) {
      for (const piece of step.look ?? [])
        if (!pieces.has(piece) && !(SHELL_PARTS as readonly string[]).includes(piece))
          complain(`"${step.key}" looks at "${piece}", which is no piece`);
      for (const wrong of step.not ?? []) {
        const refused = pieces.has(wrong)
          ? this.engine.whyNotPiece(match, script.seat, wrong)
          : this.engine.legal(match).includes(wrong)
            ? null
            : this.engine.play(match, script.seat, wrong, null, ply, '').refused;
        if (refused?.why !== 'not_legal') complain(`"${step.key}" calls "${wrong}" wrong, and the judge does not`);
      }
    }
  }

  private complain(ply: number, others: readonly string[], what: string) {
    this.found.add(`ply ${ply}${others.length > 0 ? ` after ${others.join(', ')}` : ''}: ${what}`);
  }
}

/** Which of the wanted moves is played; the record's stands first where it is legal. */
type Choose = (ply: number, among: readonly string[]) => string | undefined;
type Complain = (what: string) => void;
interface Fork {
  readonly ply: number;
  readonly wanted: readonly string[];
}

const recorded: Choose = (_ply, among) => among[0];
const byLot = (way: number): Choose => {
  let state = way;
  return (_ply, among) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return among[Math.floor((state / 2 ** 32) * among.length)];
  };
};

// --- The script and its words --------------------------------------------------------------------------------------

function aboutSteps({ steps }: Script): string[] {
  const wrong: string[] = [];
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    if (before && step.ply < before.ply) wrong.push(`step "${step.key}" comes before "${before.key}" in the match`);
    if (before?.want && step.ply < (before.until ?? before.ply + 1))
      wrong.push(`step "${step.key}" comes while "${before.key}" is still asked: read first, then ask`);
    if (step.until !== undefined && (!step.want || step.until <= step.ply))
      wrong.push(`step "${step.key}": until is for a step that wants something, and lies behind it`);
  }
  if (!steps.some((step) => step.want)) wrong.push('nothing is ever asked of the learner');
  if (!steps.some((step) => step.want && step.not)) wrong.push('no step that asks says what is wrong there (not)');
  return wrong;
}

function aboutWords({ script, told }: Draft): string[] {
  const wrong: string[] = [];
  const keys = [...new Set(script.steps.map((step) => step.key))].sort();
  for (const [language, words] of Object.entries(told)) {
    const say = (what: string) => wrong.push(`${language}: ${what}`);
    const said = Object.keys(words.steps ?? {}).sort();
    for (const key of keys) if (!said.includes(key)) say(`no sentence for step "${key}"`);
    for (const key of said) if (!keys.includes(key)) say(`a sentence for "${key}", which is no step`);
    for (const key of Object.keys(words.instead ?? {}))
      if (!script.steps.some((step) => step.key === key && step.want)) say(`instead: "${key}" asks for nothing`);
    for (const text of [words.title, words.done]) if (!text) say('title and done are missing');
    const goal = words.goal ?? [];
    if (goal.length < 2 || goal.length > MOST_GOAL) say(`the goal has ${goal.length} lines, not 2 to ${MOST_GOAL}`);
    for (const line of goal) if (letters(line) > MOST_LINE) say(`a line of the goal is too long: ${line}`);
    for (const [key, text] of [...Object.entries(words.steps ?? {}), ...Object.entries(words.instead ?? {})]) {
      if (letters(text) > MOST_TOLD) say(`"${key}" has ${letters(text)} letters, more than ${MOST_TOLD}`);
      if ((text.match(/\*\*/g)?.length ?? 0) % 2 > 0) say(`"${key}" has an open **`);
    }
    const all = [
      words.title,
      words.done,
      ...goal,
      ...Object.values(words.steps ?? {}),
      ...Object.values(words.instead ?? {}),
    ];
    if (language === 'fr' && all.some((text) => / [:;!?»]|« |"/.test(text ?? '')))
      say('spaces before : ; ! ? and in « »');
  }
  const [first, ...others] = Object.values(told).map((words) =>
    Object.keys(words.instead ?? {})
      .sort()
      .join(),
  );
  if (others.some((instead) => instead !== first)) wrong.push('instead: not the same steps in all languages');
  return wrong;
}

const letters = (text: string): number => text.replaceAll('**', '').length;
