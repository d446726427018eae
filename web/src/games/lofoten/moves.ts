// Which piece a move text belongs to (docs/rules/lofoten.md, part two). Nothing here knows whether a move is allowed.
import type { Spot } from '../../table/spots';
import { kindOf } from '../../table/topics';
import type { Side } from './types';

/*
 * The spots of Lofoten:
 * `market-2` `pile-0` `rack-3` `stored-3-fish2r` `ship-0-B` `hand-left` `jarl-harbour` `slide-left` `wheel-cw`
 * `put-left` `coins-0` `reserve` `deck`. Market spaces, piles and warehouses are absolute.
 */
const turnOf = (side: Side) => (side === 'left' ? 'ccw' : 'cw');

/** The piece that stands for a move, or null for those that only have words (`end`, `done`, `keep`, `leave`). */
export function spotOf(text: string, you: number, side: Side, topSpace: number): Spot | null {
  const [verb, first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'play':
      return `hand-${first}`;
    case 'put':
      return `put-${first}`;
    case 'buy':
      return first === 'slide' ? `slide-${side}` : `wheel-${turnOf(side)}`;
    case 'slide':
      return `slide-${first || side}`;
    case 'turn':
      return `wheel-${first || turnOf(side)}`;
    case 'remove':
    case 'space':
      return `market-${first}`;
    case 'load':
      return `market-${topSpace}`;
    case 'pile':
      return `pile-${first}`;
    case 'store':
    case 'close':
    case 'attach':
    case 'to':
      return `rack-${first}`;
    case 'flip':
      return `stored-${first}-${second}`;
    case 'unload':
    case 'upgrade':
      return `ship-${you}-${first}`;
    case 'claim':
      return `jarl-${first}`;
    case 'take':
      return 'reserve';
    case 'reroll':
      return 'coin-hand';
    case 'extra':
      return 'coin-turn';
    case 'stop':
      return 'deck';
    default:
      return null;
  }
}

/** The help topic of a piece (GameInfo::help_topics). */
export function topicAt(spot: Spot): string {
  const topics: Record<string, string> = {
    hand: 'hand',
    put: 'hand',
    deck: 'hand',
    slide: 'wheel',
    wheel: 'wheel',
    market: 'market',
    pile: 'pile',
    rack: 'warehouse',
    stored: 'tile',
    ship: 'longship',
    jarl: 'jarls',
    reserve: 'coin',
    coin: 'coin',
    coins: 'coin',
  };
  return topics[kindOf(spot)] ?? 'turn';
}
