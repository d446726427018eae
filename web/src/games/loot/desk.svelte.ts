// What every piece on the table needs to know and may ask for. It is made once by the table and reached through the
// context.
import { createContext } from 'svelte';
import type { TableProps } from '../../table/contract';
import { Desk } from '../../table/desk.svelte';
import type { Spot } from '../../table/spots';
import { learned, NO_FLEET, type Fleet } from './fleet';
import { berthHelps, berthStars, completedBy, NO_STARS, offersIn, starKind, tileHelps, tileStars } from './foreseen';
import type { Event } from './events';
import { touched } from './flights';
import { tilesOf } from './gains';
import { laidKind, spotOf, topicAt } from './moves';
import { Namer } from './names';
import {
  at,
  hexText,
  type Brings,
  type CellText,
  type Counts,
  type HexText,
  type Kind,
  type Offer,
  type State,
} from './types';

const NO_HELPS: ReadonlySet<CellText> = new Set();

export class LootDesk extends Desk<State> {
  readonly names = new Namer(this);
  fleet: Fleet = $state.raw(NO_FLEET);
  /** The kind of tile that was picked up to be laid next. */
  #picked: Kind | null = $state(null);
  /** The rival whose fjord is shown where rivals are shown. */
  #rival: number | null = $state(null);
  /** Where there is room for one fjord only: the rival's takes the place of mine. */
  away = $state(false);
  /** What a phone shows large: the land, the fjord, or both together. */
  large: 'land' | 'fjord' | null = $state(null);
  /** Hexes looked for by what they bring; the others step back. */
  sought: readonly Spot[] = $state.raw([]);
  /** The hex of the last viking. */
  landed: HexText | null = $state(null);

  constructor(props: () => TableProps<State>) {
    super(props);
    this.learn(props().view.state);
  }

  /** Every tile that waits may go to every cell: a cell stands for the one in hand, the others only have words. */
  spotOf(text: string): Spot | null {
    const kind = laidKind(text);
    return kind === null || kind === this.inHand ? spotOf(text) : null;
  }
  topicAt(spot: Spot): string {
    return topicAt(spot, (of) => this.#lyingAt(of));
  }

  override touched(event: Event): Spot[] {
    return touched(event, this.view.state.active, this.near);
  }

  me = $derived.by(() => at(this.drawn.players, this.near));
  others = $derived.by(() => this.view.seats.map((_, seat) => seat).filter((seat) => seat !== this.near));

  rival: number | null = $derived.by(() => {
    const wished = this.#rival;
    return wished !== null && this.others.includes(wished) ? wished : (this.others[0] ?? null);
  });
  showRival(seat: number): void {
    this.#rival = seat;
  }

  learn(state: State): void {
    this.fleet = learned(this.fleet, state);
  }

  // --- What moves bring ----------------------------------------------------------------------------------------------

  #offers = $derived.by(() => offersIn(this.view.state));
  /** The offer that is pointed at, and what it brings. */
  offer: Offer | null = $derived.by(() => this.#offers.get(this.props.pointed ?? '') ?? null);
  promised: readonly Brings[] = $derived.by(() => this.offer?.brings ?? []);
  /** The longships and sites that the move pointed at completes. */
  completing: readonly string[] = $derived.by(() => completedBy(this.promised));

  /** Tiles on their way to the fjord: the one to lay now, or those of the hex pointed at. */
  coming: Counts = $derived.by(() => {
    const { phase } = this.view.state;
    if (!this.deciding) return {};
    return phase === 'place' ? tilesOf(this.promised) : this.inHand ? { [this.inHand]: 1 } : {};
  });

  /** Empty cells of the nearest fjord where something is completed, with what. */
  stars = $derived.by(() => {
    const { state } = this.view;
    if (!this.deciding) return NO_STARS;
    if (state.phase === 'berth') return berthStars(state);
    const ghost = state.phase === 'harbour' ? this.ghost?.view.state : undefined;
    if (ghost?.phase === 'berth') return berthStars(ghost);
    return tileStars(this.me, this.coming);
  });
  /** Empty cells of the nearest fjord where what is in hand brings something nearer to completion. */
  helps: ReadonlySet<CellText> = $derived.by(() => {
    const { state } = this.view;
    if (!this.deciding) return NO_HELPS;
    if (state.phase === 'berth') return berthHelps(state);
    return this.inHand ? tileHelps(this.me, this.inHand) : NO_HELPS;
  });
  /** The tile to show as a ghost on a cell with a star while a hex is pointed at. */
  hoped(cell: CellText): Kind | null {
    if (this.view.state.phase !== 'place' || !this.stars.has(cell)) return null;
    return starKind(this.me, this.coming, cell);
  }

  // --- The tile in hand ----------------------------------------------------------------------------------------------

  /** What is laid next: the tile of the move pointed at, else the one picked up, else the first that waits. */
  inHand: Kind | null = $derived.by(() => {
    const { phase, step } = this.view.state;
    if (phase !== 'lay') return null;
    const wanted = laidKind(this.props.pointed ?? '') ?? this.#picked;
    return wanted !== null && (step.won[wanted] ?? 0) > 0 ? wanted : step.laying;
  });
  pickUp(kind: Kind): void {
    this.#picked = kind;
  }
  /** Another position is on the table: what was picked up or looked for in the old one counts no more. */
  forget(): void {
    if (this.view.state.phase !== 'lay') this.#picked = null;
    this.sought = [];
  }

  /** The help topic of what lies on a hex or a cell. */
  #lyingAt(spot: Spot): string | null {
    const name = spot.slice(spot.indexOf('-') + 1);
    if (spot.startsWith('cell-')) {
      if (this.me.ships.some(({ cell }) => cell === name)) return 'longship';
      return this.me.sites.some(({ cell }) => cell === name) ? 'site' : null;
    }
    const hex = this.drawn.board.hexes.find((each) => hexText(each) === name);
    if (hex?.type === 'building') return hex.building;
    return hex?.type === 'resource' && hex.vikings.length === 0 ? 'resource' : null;
  }
}

export const [useDesk, provideDesk] = createContext<LootDesk>();
