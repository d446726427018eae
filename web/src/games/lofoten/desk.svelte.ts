// What the pieces of Lofoten need to know besides what any desk tells: seats, columns, the card in play, and names.
import { createContext } from 'svelte';
import { Desk as TableDesk } from '../../table/desk.svelte';
import type { Spot } from '../../table/spots';
import { columnOf } from './chart';
import type { Event } from './events';
import { touched } from './flights';
import { spotOf, topicAt } from './moves';
import { cardFace, tileFace, type CardText, type Good, type SeatNumber, type State, type TileText } from './types';

export class Desk extends TableDesk<State> {
  /** The card played this turn, as long as the table has seen it: the view does not name it any more. */
  played: { turn: number; card: CardText } | null = $state.raw(null);
  /** The pile the turned tile came from. */
  turnedFrom = $state(0);

  /** The seat drawn nearest, as one of the two. */
  get you(): SeatNumber {
    return this.near === 1 ? 1 : 0;
  }
  get rival(): SeatNumber {
    return this.you === 1 ? 0 : 1;
  }

  spotOf(text: string): Spot | null {
    const { step, players } = this.view.state;
    return spotOf(text, this.you, step.side, players[this.you].space);
  }
  topicAt(spot: Spot): string {
    return topicAt(spot);
  }
  override touched(event: Event): Spot[] {
    return touched(event, this.view.state);
  }
  column(space: number): number {
    return columnOf(space, this.you);
  }

  /** What this order does we could not see in print (LOF-173). */
  isOurs = (card: CardText): boolean => this.drawn.sources[`effect_${cardFace(card).good}`] === 'reconstructed';
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
}

export const [useDesk, provideDesk] = createContext<Desk>();
