// What the pieces of Raiders need to know besides what any desk tells: the near seat, what was opened to be read, what
// the houses would do, the raid as told so far, and names.
import { createContext, untrack } from 'svelte';
import type { Foresight, TableProps } from '../../table/contract';
import { Desk as TableDesk } from '../../table/desk.svelte';
import type { Spot } from '../../table/spots';
import { withCapital } from '../../words/phrase';
import type { Event } from './events';
import { touched } from './flights';
import { spotOf, topicAt } from './moves';
import { raidTold, type RaidTold } from './told';
import { isCard, type Building, type Card, type CardFace, type Colour, type Place, type State } from './types';

export class Desk extends TableDesk<State> {
  /** What the moves into the village would lead to, by their text. */
  ahead: Readonly<Record<string, Foresight<State>>> = $state.raw({});
  raid: RaidTold | null = $state.raw(null);
  /** How often dice have been thrown: each throw tumbles once. */
  throws = $state(0);
  /** Tracks and piles are open, where they have no place of their own. */
  more = $state(false);
  #unheard: Event[] = [];
  #decided = false;

  constructor(props: () => TableProps<State>) {
    super(props);
    $effect(() => this.#lookAhead());
    $effect(() => this.#putAway());
  }

  get rivals(): number[] {
    const { length } = this.drawn.players;
    return Array.from({ length: length - 1 }, (_, i) => (this.near + 1 + i) % length);
  }

  spotOf(text: string): Spot | null {
    return spotOf(text);
  }
  topicAt(spot: Spot): string {
    return topicAt(spot);
  }
  override touched(event: Event): Spot[] {
    return touched(event);
  }
  /** Settlements and cards have sheets of their own. */
  override reads(spot: Spot): boolean {
    return /^(isle|hand|crew|card)-/.test(spot);
  }

  // --- Reading -------------------------------------------------------------------------------------------------------

  /** The settlement to be read: opened, or its raid pointed at in the list. */
  openedPlace: Place | null = $derived.by(() => {
    const spot = this.reading?.spot ?? this.pointedSpot;
    return spot?.startsWith('isle-') ? (spot.slice(5) as Place) : null;
  });
  /** The card to be read. The list names cards in full, so that pointing there opens none. */
  openedCard: Card | null = $derived.by(() => {
    const [kind, card = ''] = this.reading?.spot.split('-') ?? [];
    return (kind === 'hand' || kind === 'crew' || kind === 'card') && isCard(card) ? card : null;
  });

  /** After a move of mine nothing stays open; what others do does not disturb a reader. */
  #putAway(): void {
    void this.view.ply;
    const { moves, events } = this.props;
    if (events.length === 0) this.raid = null; // a jump: what was told belongs to another position
    if (this.#decided || !untrack(() => this.reading?.pinned)) this.reading = null;
    this.#decided = moves.length > 0;
  }

  // --- Looking ahead -------------------------------------------------------------------------------------------------

  /** What each house would do is asked of the engine, not worked out here. */
  #lookAhead(): void {
    const { moves, view, preview } = this.props;
    const into = moves.filter(({ text }) => /^(place|pick|copy) /.test(text));
    const { ply } = view;
    this.ahead = {};
    if (into.length === 0) return;
    void Promise.all(into.map(async ({ text }) => [text, await preview(text)] as const)).then((found) => {
      if (this.view.ply === ply) this.ahead = Object.fromEntries(found);
    });
  }

  // --- What was seen -------------------------------------------------------------------------------------------------

  /** Events are to be shown: each is heard when its turn comes, or all at once where nothing moves. */
  expect(events: readonly Event[], moving: boolean): void {
    this.#unheard = [...events];
    if (!moving) this.hearAll();
  }
  hear(event: Event): void {
    const at = this.#unheard.indexOf(event);
    for (const each of this.#unheard.splice(0, at + 1)) this.#tell(each);
  }
  hearAll(): void {
    for (const each of this.#unheard.splice(0)) this.#tell(each);
  }
  #tell(event: Event): void {
    this.raid = raidTold(this.raid, [event]);
    if (event.event === 'rolled' || event.event === 'rerolled') this.throws += 1;
  }

  // --- Words ---------------------------------------------------------------------------------------------------------

  face = (card: Card): CardFace | undefined => this.drawn.cards[card] ?? this.view.state.cards[card];
  cardName = (card: Card | null): string => this.say(card === null ? 'raiders.card.hidden' : `raiders.card.${card}`);
  placeName = (place: Place): string => withCapital(this.say(`raiders.place.${place}`));
  houseName = (building: Building): string => this.say(`raiders.building.${building}`);
  workerName = (colour: Colour | null): string =>
    colour === null
      ? this.say('raiders.table.no_worker')
      : this.say('raiders.table.worker', { colour: this.say(`raiders.worker.${colour}`) });
  amount = (kind: string, n: number): string => this.say(`raiders.amount.${kind}`, { n });
  /** All that is printed on a card, as one sentence. */
  cardWords = (card: Card): string => {
    const face = this.face(card);
    const printed = face
      ? [this.say('raiders.table.cost', { n: face.cost }), this.say('raiders.table.strength', { n: face.strength })]
      : [];
    const crew = this.say('raiders.table.in_crew', { text: this.say(`raiders.card.${card}.crew`) });
    const hall = this.face(card)?.hero
      ? this.say('raiders.table.hero')
      : this.say('raiders.table.at_hall', { text: this.say(`raiders.card.${card}.hall`) });
    return [this.cardName(card), ...printed, crew, hall].join('. ');
  };
}

export const [useDesk, provideDesk] = createContext<Desk>();
