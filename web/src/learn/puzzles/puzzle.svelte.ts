// A puzzle at the real table: the match as it stood, and one decision of the player. Only the right one is played.
import type { Position, RawView } from '../../engine/protocol';
import type { GameEntry } from '../../games/list';
import { readFile } from '../../store/record';
import { wait, type Manner, type Sitter } from '../../table/match.svelte';
import { PassingMatch } from '../../table/passing_match.svelte';
import type { Puzzle } from './book';

const FOLLOW_MS = 900; // between two moves of what follows

type Said = RawView['legal'][number];

export class PuzzleMatch extends PassingMatch {
  readonly sitters: readonly Sitter[];

  question = $state.raw<RawView | null>(null); // the view it is asked about
  wrong = $state<string | null>(null); // what was tried last
  tries = $state(0); // wrong ones
  answer = $state<string | null>(null); // the right move, once it is on the table
  lookedUp = $state(false);
  followed = $state.raw<readonly { move: Said; view: RawView }[]>([]);

  constructor(
    entry: GameEntry,
    private readonly puzzle: Puzzle,
    manner: Manner,
    private readonly solved: (tries: number) => void,
  ) {
    super(entry, { ...manner, confirms: () => false }); // a puzzle is no place to ask twice
    const { names = [] } = readFile(puzzle.record) ?? {};
    this.sitters = names.map((name, seat) => ({ name, role: seat === puzzle.seat ? 'you' : 'bot' }));
  }

  protected get held(): boolean {
    return this.answer !== null;
  }

  async open(): Promise<void> {
    try {
      await this.loadRules();
      await this.engine.open(this.puzzle.record);
      await this.seeAs(this.puzzle.seat);
      this.question = this.frame?.view ?? null;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Looks the solution up: it is played as if it had been found. */
  async showSolution(): Promise<void> {
    const [best] = this.puzzle.solutions;
    if (this.deciding === null || this.busy || best === undefined) return;
    this.lookedUp = true;
    this.wrong = null;
    await this.play(best);
  }

  protected override takes(text: string): boolean {
    if (!this.puzzle.solutions.includes(text)) {
      this.wrong = text;
      ++this.tries;
      return false;
    }
    this.wrong = null;
    this.answer = text;
    if (!this.lookedUp) this.solved(this.tries);
    return true;
  }

  /** The turn goes on by itself, as far as anybody could know it. */
  protected async goOn(): Promise<void> {
    if (this.answer !== this.puzzle.line[0] || this.followed.length > 0) return;
    try {
      for (const text of this.puzzle.line.slice(1)) {
        if (this.manner.paceMs() > 0) await wait(FOLLOW_MS);
        const view = this.position?.view;
        const move = view?.legal.find((each) => each.text === text);
        if (this.closed || !view || !move) return;
        if (await this.judge.play(this.puzzle.seat, text)) return;
        this.followed = [...this.followed, { move, view }];
        await this.show();
      }
    } catch (error) {
      this.fail(error);
    }
  }

  /** What was played before the question stands. */
  protected override keep(position: Position, from: number) {
    super.keep({ ...position, view: { ...position.view, undo: false, redo: false } }, from);
  }
}
