// What every piece on a table needs to know: the position as drawn, what is legal where, what is pointed at, read and
// armed. A game says which piece a move belongs to; how a piece is reached is the same everywhere (reach.ts).
import type { Foresight, GameEvent, LegalMove, TableProps, View } from './contract';
import { withCapital } from '../words/phrase';
import { movesBySpot, type Spot } from './spots';

type Known<State> = Extract<Foresight<State>, { chance: false }>;

/** A piece somebody looks at. One that was tapped or asked about stays until it is closed. */
export interface Reading {
  readonly spot: Spot;
  readonly pinned: boolean;
}

export abstract class Desk<State> {
  #props: () => TableProps<State>;
  /** The picture on the table: the view, or one on the way to it while pieces travel. */
  drawn: State = $state.raw() as State;
  /** The piece somebody looks at, by mouse, finger or keyboard. */
  reading: Reading | null = $state.raw(null);

  constructor(props: () => TableProps<State>) {
    this.#props = props;
    this.drawn = props().view.state;
  }

  /** The piece that stands for a move, or null for those that only have words. */
  abstract spotOf(text: string): Spot | null;
  /** The help topic of a piece (GameInfo::help_topics). */
  abstract topicAt(spot: Spot): string;
  /** The pieces that an event changed. */
  touched(_event: GameEvent): readonly Spot[] {
    return [];
  }
  /** The game shows this piece at large by itself when it is reading: no card is needed. */
  reads(_spot: Spot): boolean {
    return false;
  }

  get props(): TableProps<State> {
    return this.#props();
  }
  get view(): View<State> {
    return this.#props().view;
  }
  /** The seat drawn nearest; an onlooker sits with seat 0. */
  get near(): number {
    return this.view.you ?? 0;
  }
  get say() {
    return this.#props().say;
  }
  get deciding(): boolean {
    return this.#props().moves.length > 0;
  }

  legal: ReadonlyMap<Spot, LegalMove> = $derived.by(() =>
    movesBySpot(this.#props().moves, (text) => this.spotOf(text)),
  );

  /** The spot of the move pointed at, wherever it is pointed at. */
  pointedSpot: Spot | null = $derived.by(() => {
    const { pointed } = this.#props();
    return pointed === null ? null : this.spotOf(pointed);
  });

  /** What the pointed move would lead to, if nothing random comes in. */
  ghost: Known<State> | null = $derived.by(() => {
    const { ghost } = this.#props();
    return ghost && !ghost.chance ? ghost : null;
  });

  /** What the others touched since the viewer decided last keeps a mark until he decides again. */
  last: readonly Spot[] = $derived.by(() => this.#props().trail.flatMap((event) => this.touched(event)));

  move(spot: Spot): LegalMove | undefined {
    return this.legal.get(spot);
  }
  isArmed(spot: Spot): boolean {
    return this.#props().armed !== null && this.#props().armed === this.move(spot)?.text;
  }
  seatName = (seat: number): string => this.view.seats[seat] ?? '';

  // --- Wishes --------------------------------------------------------------------------------------------------------

  /** Plays what the piece stands for; else says why not, or, when there is nothing to say, what it is. */
  choose(spot: Spot): void {
    const { play, whyNot, busy } = this.#props();
    const move = this.move(spot);
    if (move) {
      if (!busy) play(move.text);
      return;
    }
    void whyNot(spot).then((said) => said || this.explain(spot));
  }
  /** What the piece is, on a card beside it; or at large, where the game does that. */
  explain(spot: Spot): void {
    this.open(spot, true);
    if (!this.reads(spot)) this.#props().explain({ spot, topic: this.topicAt(spot), asked: true });
  }
  point(spot: Spot | null): void {
    const text = spot === null ? null : (this.move(spot)?.text ?? null);
    if (text !== this.#props().pointed) this.#props().point(text);
  }

  // --- Looking -------------------------------------------------------------------------------------------------------

  /** Somebody looks at a piece; what is pinned stays until it is closed. */
  open(spot: Spot, pinned: boolean): void {
    if (this.reading?.pinned && (!pinned || this.reading.spot === spot)) return;
    this.reading = { spot, pinned };
    if (!pinned && !this.reads(spot)) this.#props().explain({ spot, topic: this.topicAt(spot), asked: false });
  }
  /** Somebody looks away: only what is pinned stays. */
  leave(spot: Spot): void {
    if (this.pointedSpot === spot) this.point(null);
    if (this.reading?.spot !== spot || this.reading.pinned) return;
    this.reading = null;
    this.#props().explain(null);
  }
  close(): void {
    this.reading = null;
    this.#props().explain(null);
    this.point(null);
  }

  // --- Pieces --------------------------------------------------------------------------------------------------------

  /** The name of a piece, with what it would do now. */
  label(spot: Spot, name: string): string {
    const move = this.move(spot);
    return move ? `${withCapital(name)}. ${withCapital(move.words)}` : withCapital(name);
  }

  /** What makes an SVG group a piece: its name and its states. */
  piece(spot: Spot, name: string) {
    return { role: 'button' as const, 'aria-label': this.label(spot, name), ...this.button(spot) };
  }

  /** The same for a button, which holds its name itself (pieces/Heard.svelte). styles/pieces.css draws the states. */
  button(spot: Spot) {
    return {
      'data-spot': spot,
      'data-legal': this.move(spot) ? '' : undefined,
      'data-pointed': this.pointedSpot === spot ? '' : undefined,
      'data-armed': this.isArmed(spot) ? '' : undefined,
      'data-last': this.last.includes(spot) ? '' : undefined,
      tabindex: -1,
    };
  }
}
