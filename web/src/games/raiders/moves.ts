// Which piece a move text belongs to (docs/rules/raiders.md, part two). Nothing here knows whether a move is allowed.
// Pieces: `house-mill` `isle-harbour_west` `hand-scout` `crew-scout` `tile-o05` `spot-2` `die-4` `seat-1` `number-3`
// `option-take silver` for what a house or an effect offers, and `skip`, `end`, `keep` for what ends a step.
import type { Spot } from '../../table/spots';
import { kindOf, restOf } from '../../table/topics';
import { isCard, type Card } from './types';

/** The piece that stands for a move, or null for the three cards of KEEP, which the hand gathers itself. */
export function spotOf(text: string): Spot | null {
  const [verb = '', first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'place':
    case 'pick':
    case 'swap':
    case 'copy':
      return `house-${first}`;
    case 'raid':
      return `isle-${first}`;
    case 'play':
    case 'hire':
    case 'discard':
    case 'enlist':
      return `hand-${first}`;
    case 'give':
      return isCard(first) ? `hand-${first}` : `option-${text}`;
    case 'dismiss':
    case 'kill':
    case 'lose':
    case 'return':
      return `crew-${first}`;
    case 'draw':
    case 'take':
    case 'pay':
    case 'spare':
      return `option-${text}`;
    case 'offer':
    case 'under':
      return `tile-${first}`;
    case 'reroll':
      return `die-${first}`;
    case 'spot':
    case 'number':
      return text.replace(' ', '-');
    case 'target':
      return `seat-${first}`;
    case 'keep':
      return second ? null : 'keep';
    case 'skip':
    case 'end':
      return verb;
    default:
      return null;
  }
}

/** The text of KEEP for three cards, in list order, which is the alphabet's. */
export const keepText = (cards: readonly Card[]): string => `keep ${[...cards].sort().join(' ')}`;

const TOPICS: Readonly<Record<string, string>> = {
  isle: 'raid',
  hand: 'cards',
  card: 'cards',
  pile: 'cards',
  crew: 'crew',
  tile: 'offering',
  stack: 'offering',
  die: 'dice',
  keep: 'dice',
  spot: 'spot',
  number: 'secret',
  seat: 'secret',
  supply: 'supply',
  armour: 'armour',
  valkyries: 'valkyrie',
  points: 'score',
  worker: 'worker',
  ends: 'end',
  end: 'turn',
  store: 'limit',
  strength: 'strength',
};
const HOUSE_TOPICS: Readonly<Record<string, string>> = { town_hall: 'hall', barracks: 'hire', long_house: 'offering' };

/** The help topic of a piece (GameInfo::help_topics). */
export function topicAt(spot: Spot): string {
  const kind = kindOf(spot);
  if (kind === 'house') return HOUSE_TOPICS[restOf(spot)] ?? 'building';
  return TOPICS[kind] ?? 'turn';
}
