// Leads through a match by a script: which step it is, what is played for whom, which choices are taken. It knows the
// moves of the record and counts plies; the table, the judge and the words are others'.
import type { Leader } from '../../table/leader';
import { askedAt, movesOf, wantedAt, type Lesson, type Script, type Step, type Told } from './lesson';

/** What the coach wants of the match. */
export interface Led {
  resume(): Promise<void>;
  rewind(moves: number): Promise<void>;
  note(lesson: { readonly name: string; readonly step: number } | null): void;
}

export const GOAL = -1; // the step before the first: the card with the goal

const endOf = (step: Step): number => step.until ?? step.ply + 1;

export class Coach implements Leader {
  told = $state.raw<Told>() as Told;
  /** Nobody is led any more. */
  left = $state(false);
  /** A legal move that this step does not want, as it was tried last. */
  unwanted = $state<string | null>(null);

  private step = $state(GOAL);
  private ply = $state(0);
  private readonly script: Script;
  private readonly moves;
  private match: Led | null = null;

  constructor(
    private readonly lesson: Lesson,
    step: number,
  ) {
    this.script = lesson.script;
    this.moves = movesOf(lesson.record);
    this.told = lesson.told;
    this.step = Math.max(GOAL, Math.min(step, this.script.steps.length));
  }

  lead(match: Led) {
    this.match = match;
  }

  // --- Where we are --------------------------------------------------------------------------------------------------

  readonly opening: boolean = $derived.by(() => !this.left && this.step === GOAL);
  /** The step that is said now; null: others move, or the lesson is over. */
  readonly now: Step | null = $derived.by(() => {
    const step = this.left ? undefined : this.script.steps[this.step];
    if (!step || this.ply < step.ply) return null;
    return step.want || this.ply === step.ply ? step : null;
  });
  readonly reads: boolean = $derived.by(() => this.now !== null && !this.now.want);
  readonly finished: boolean = $derived.by(
    () => !this.left && this.step >= this.script.steps.length && this.ply >= this.moves.length,
  );
  get holds(): boolean {
    return this.opening || this.reads || this.finished;
  }
  get at(): number {
    return Math.min(Math.max(this.step, 0) + 1, this.of);
  }
  get of(): number {
    return this.script.steps.length;
  }
  /** What the learner may play now; empty: nothing is asked. */
  wanted(legal: readonly string[]): readonly string[] {
    const written = this.moves[this.ply]?.text;
    return this.now?.want && written !== undefined ? wantedAt(this.now, this.ply, written, legal) : [];
  }

  // --- What the match asks (leader.ts) -------------------------------------------------------------------------------

  answer(ply: number, seat: number): string | null | undefined {
    const move = this.moves[ply];
    if (this.left || (!move && !this.holds)) return undefined;
    if (!move || this.holds) return null;
    return seat === this.script.seat && askedAt(this.script, ply) ? null : move.text;
  }

  takes(text: string, legal: readonly string[]): boolean {
    const fits = this.left || !this.now?.want || this.wanted(legal).includes(text);
    this.unwanted = fits ? null : text;
    return fits;
  }

  reached(ply: number) {
    const back = ply < this.ply;
    const before = this.step;
    this.ply = ply;
    if (this.left) return;
    if (back) this.stepBackTo(ply);
    for (let step = this.script.steps[this.step]; step?.want && ply >= endOf(step);) {
      ++this.step;
      step = this.script.steps[this.step];
    }
    this.unwanted = null;
    if (this.step !== before) this.remember();
  }
  /** A move was taken back: what asked for it is asked again. */
  private stepBackTo(ply: number) {
    const asked = askedAt(this.script, ply);
    if (asked && (this.script.steps[this.step]?.ply ?? Infinity) > ply) this.step = this.script.steps.indexOf(asked);
  }

  // --- What the learner wishes ---------------------------------------------------------------------------------------

  /** Leaves the card, or a step that was read. */
  async next(): Promise<void> {
    if (!this.opening && !this.reads) return;
    ++this.step;
    this.remember();
    await this.match?.resume();
  }

  get canGoBack(): boolean {
    return this.now !== null && (this.step > 0 || this.ply > this.now.ply);
  }
  /** To the beginning of this step, or to the one before. */
  async back(): Promise<void> {
    if (!this.now || !this.canGoBack) return;
    const begun = this.ply > this.now.ply;
    await this.goTo(begun ? this.step : this.step - 1);
  }
  async again(): Promise<void> {
    await this.goTo(0);
  }
  private async goTo(at: number) {
    const ply = this.script.steps[at]?.ply ?? 0;
    this.step = at;
    this.unwanted = null;
    this.remember();
    await (ply === this.ply ? this.match?.resume() : this.match?.rewind(ply));
  }

  /** From here it is a match like any other. */
  async leave(): Promise<void> {
    this.left = true;
    this.unwanted = null;
    this.match?.note(null);
    await this.match?.resume();
  }

  private remember() {
    this.match?.note({ name: this.lesson.name, step: this.step });
  }
}
