// What every piece on the table needs to know and may ask for: the position as drawn, what is legal where, what is
// pointed at. It is made once by the table and reached through the context.
import { getContext, setContext } from 'svelte';
import type { Foresight, LegalMove, TableProps } from '../../table/contract';
import { movesBySpot, spotOf, topicAt, wishAt, type Spot } from './moves';
import { columnOf } from './plan';
import { cardFace, tileFace, type CardText, type Good, type SeatNumber, type State, type TileText } from './types';

const LONG_PRESS_MS = 450;
type Known = Extract<Foresight<State>, { chance: false }>;

export class Desk {
  #props: () => TableProps<State>;
  #held: ReturnType<typeof setTimeout> | undefined; // a long press begins
  #explained = false; // and has become one: the click that follows counts no more
  /** The picture on the table: the view, or one on the way to it while pieces travel. */
  drawn: State = $state.raw() as State;
  /** Spots that the last events touched; they keep a dashed ring until the next ones. */
  last: readonly Spot[] = $state.raw([]);
  /** The card played this turn, as long as the table has seen it: the view does not name it any more. */
  played: { turn: number; card: CardText } | null = $state.raw(null);
  /** The pile the turned tile came from. */
  turnedFrom = $state(0);

  constructor(props: () => TableProps<State>) {
    this.#props = props;
    this.drawn = props().view.state;
  }

  get props(): TableProps<State> {
    return this.#props();
  }
  get view() {
    return this.#props().view;
  }
  get say() {
    return this.#props().say;
  }
  /** The seat drawn nearest; an onlooker sits with seat 0. */
  get you(): SeatNumber {
    return this.view.you === 1 ? 1 : 0;
  }
  get rival(): SeatNumber {
    return this.you === 1 ? 0 : 1;
  }
  get deciding(): boolean {
    return this.#props().moves.length > 0;
  }

  legal = $derived.by(() => {
    const { moves, view } = this.#props();
    return movesBySpot(moves, this.you, view.state.step.side, view.state.players[this.you].space);
  });

  /** The spot of the move pointed at, wherever it is pointed at. */
  pointedSpot = $derived.by(() => {
    const { pointed, view } = this.#props();
    if (pointed === null) return null;
    return spotOf(pointed, this.you, view.state.step.side, view.state.players[this.you].space);
  });

  /** What the pointed move would lead to, if nothing random comes in. */
  ghost: Known | null = $derived.by(() => {
    const { ghost } = this.#props();
    return ghost && !ghost.chance ? ghost : null;
  });

  move(spot: Spot): LegalMove | undefined {
    return this.legal.get(spot);
  }
  isArmed(spot: Spot): boolean {
    return this.#props().armed !== null && this.#props().armed === this.move(spot)?.text;
  }
  column(space: number): number {
    return columnOf(space, this.you);
  }

  // --- Words ---------------------------------------------------------------------------------------------------------

  seatName = (seat: number): string => this.view.seats[seat] ?? '';
  goodName = (good: Good): string => this.say(`lofoten.good.${good}`);
  cardName = (card: CardText | null): string => {
    if (card === null) return this.say('lofoten.order.hidden');
    const { good, value } = cardFace(card);
    return this.say('lofoten.order', { good: this.goodName(good), value });
  };
  tileName = (tile: TileText): string => {
    const { good, value, clan } = tileFace(tile);
    if (clan === null) return this.say('lofoten.tile.flipped', { good: this.goodName(good) });
    const name = this.say(clan === 0 ? 'lofoten.clan.raven' : 'lofoten.clan.bear');
    return this.say('lofoten.tile', { good: this.goodName(good), value, clan: name });
  };

  // --- Wishes --------------------------------------------------------------------------------------------------------

  /** Plays what the piece stands for; else says why not, or, when nobody asks, what it is. */
  choose(spot: Spot): void {
    const { play, whyNot, busy } = this.#props();
    const move = this.move(spot);
    if (move) {
      if (!busy) play(move.text);
      return;
    }
    const wish = this.deciding ? wishAt(spot, this.view.state.phase) : null;
    if (wish === null) this.explain(spot);
    else whyNot(wish);
  }
  explain(spot: Spot): void {
    this.#props().help(topicAt(spot));
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

  /** The same for a button, which holds its name itself (Heard.svelte). */
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

const KEY = Symbol('lofoten desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
