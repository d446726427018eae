// What every piece on a table needs to know and may ask for: the position as drawn, what is legal where, what is
// pointed at, and how a piece is reached by mouse, finger and keyboard. A game says which piece a move belongs to.
import type { Foresight, LegalMove, TableProps, View } from './contract';
import { movesBySpot, type Spot } from './spots';

const LONG_PRESS_MS = 450;

type Known<State> = Extract<Foresight<State>, { chance: false }>;

export abstract class Desk<State> {
  #props: () => TableProps<State>;
  #held: ReturnType<typeof setTimeout> | undefined; // a long press begins
  #explained = false; // and has become one: the click that follows counts no more
  /** The picture on the table: the view, or one on the way to it while pieces travel. */
  drawn: State = $state.raw() as State;
  /** Spots that the last events touched; they keep a dashed ring until the next ones. */
  last: readonly Spot[] = $state.raw([]);

  constructor(props: () => TableProps<State>) {
    this.#props = props;
    this.drawn = props().view.state;
  }

  /** The piece that stands for a move, or null for those that only have words. */
  abstract spotOf(text: string): Spot | null;
  /** The help topic of a piece (GameInfo::help_topics). */
  abstract topicAt(spot: Spot): string;

  get props(): TableProps<State> {
    return this.#props();
  }
  get view(): View<State> {
    return this.#props().view;
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
  explain(spot: Spot): void {
    this.#props().help(this.topicAt(spot));
  }
  point(spot: Spot | null): void {
    const text = spot === null ? null : (this.move(spot)?.text ?? null);
    if (text !== this.#props().pointed) this.#props().point(text);
  }

  /** The name of a piece, with what it would do now. */
  label(spot: Spot, name: string): string {
    const move = this.move(spot);
    return move ? `${name}. ${move.words}` : name;
  }

  /** What makes an SVG group a piece: its name, and all the ways to reach it. */
  piece(spot: Spot, name: string) {
    return { role: 'button' as const, 'aria-label': this.label(spot, name), ...this.button(spot) };
  }

  /** The same for a button, which holds its name itself (pieces/Heard.svelte). */
  button(spot: Spot) {
    const move = this.move(spot);
    const release = () => clearTimeout(this.#held);
    return {
      'data-spot': spot,
      'data-legal': move ? '' : undefined,
      'data-pointed': this.pointedSpot === spot ? '' : undefined,
      'data-armed': this.isArmed(spot) ? '' : undefined,
      'data-last': this.last.includes(spot) ? '' : undefined,
      'aria-disabled': move ? undefined : ('true' as const),
      tabindex: -1,
      onclick: () => {
        if (!this.#explained) this.choose(spot);
        this.#explained = false;
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === '?') this.explain(spot);
        else if ((event.key === 'Enter' || event.key === ' ') && !(event.currentTarget instanceof HTMLButtonElement))
          this.choose(spot);
        else return;
        event.preventDefault();
      },
      onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && this.point(spot),
      onpointerleave: () => {
        release();
        if (this.pointedSpot === spot) this.point(null);
      },
      onfocus: () => this.point(spot),
      onblur: () => this.pointedSpot === spot && this.point(null),
      onpointerdown: (event: PointerEvent) => {
        this.#explained = false;
        if (event.pointerType !== 'touch') return;
        this.#held = setTimeout(() => {
          this.#explained = true;
          this.explain(spot);
        }, LONG_PRESS_MS);
      },
      onpointerup: release,
      onpointercancel: release,
      oncontextmenu: (event: MouseEvent) => {
        event.preventDefault();
        if (!this.#explained) this.explain(spot);
      },
    };
  }
}
