// A lesson: a match that is played already, a script that says where the learner is asked, and what the coach says then
// (docs/web.md, "A lesson"). Only types and plain readings of them; who plays it is coach.svelte.ts.

/** One idea. It is said when the match stands at `ply` and the learner decides. */
export interface Step {
  readonly ply: number; // so many moves were made
  readonly key: string; // of its sentence
  readonly look?: readonly string[]; // pieces to look at, by the names of the game's pieces(), or parts of the shell: @choices
  /** What the learner may do: texts of moves, the one of the record among them; or whatever is legal. Without it the step is
   *  only read. */
  readonly want?: readonly string[] | 'any';
  readonly until?: number; // goes on with the same sentence before this ply, as the record does
  readonly not?: readonly string[]; // pieces and moves that the judge refuses here; for the tests
}

export interface Script {
  readonly order: number; // among the lessons of its game, from 1
  readonly minutes: number;
  readonly seat: number; // the learner's
  readonly steps: readonly Step[];
}

/** What the coach says, in one language. **Bold** is all there is to write beside plain sentences. */
export interface Told {
  readonly title: string;
  readonly goal: readonly string[]; // the card before the first step, a line each
  readonly steps: Readonly<Record<string, string>>;
  readonly instead?: Readonly<Record<string, string>>; // by step: what to say to a legal move that is not wanted
  readonly done: string;
}

export interface Lesson {
  readonly game: string;
  readonly name: string;
  readonly script: Script;
  readonly told: Told;
  readonly record: string;
}

/** Parts of the shell that a step may point at. */
export const SHELL_PARTS = ['@choices', '@scores', '@log', '@undo'] as const;

export const MOST_TOLD = 240; // letters of a step: what fits a phone without a scroll
export const MOST_GOAL = 4; // lines of the goal
export const MOST_LINE = 130; // letters of each

export interface RecordedMove {
  readonly seat: number;
  readonly text: string;
}

/** The moves of a record, one after the other (docs/record.md). */
export function movesOf(record: string): RecordedMove[] {
  const [, ...turns] = record.replaceAll('\r\n', '\n').split('\n\n');
  return turns
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const turn = /^\d+\. (\d+) (.+)$/.exec(line);
      const [, seat = '', texts = ''] = turn ?? [];
      return turn ? texts.split('; ').map((text) => ({ seat: Number(seat), text })) : [];
    });
}

export const headOf = (record: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(record.split('\n\n', 1)[0] ?? '')?.[1] ?? '';

export const optionsOf = (record: string): string => headOf(record, 'options');
export const seedOf = (record: string): string => headOf(record, 'seed') || headOf(record, 'secret seed');
export const seatsOf = (record: string): number => [...record.matchAll(/^seat \d+: /gm)].length;

/** The step in which the learner is asked at this ply; undefined: the coach plays the record's move for him. */
export const askedAt = (script: Script, ply: number): Step | undefined =>
  script.steps.find((step) => step.want && step.ply <= ply && ply < (step.until ?? step.ply + 1));

/** What the learner may play at a ply where he is asked, of what is legal there. */
export function wantedAt(step: Step, ply: number, recorded: string, legal: readonly string[]): readonly string[] {
  if (ply > step.ply) return [recorded];
  return step.want === 'any' ? legal : (step.want ?? []);
}
