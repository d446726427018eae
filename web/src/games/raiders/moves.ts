// Which piece a move text belongs to (docs/rules/raiders.md, part two). Nothing here knows whether a move is allowed.
// Pieces: `house-mill` `isle-harbour_west` `hand-scout` `crew-scout` `tile-o05` `spot-2` `die-4` `seat-1` `number-3`
// `option-take silver` for what a house or an effect offers, and `skip`, `end`, `keep` for what ends a step.
import type { Spot } from '../../table/spots';
import { isCard, type Building, type Card, type Phase } from './types';

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

const HOUSE_VERB: Partial<Record<Phase, string>> = { pick: 'pick', swap: 'swap', copy: 'copy' };
const CREW_VERB: Partial<Record<Phase, string>> = {
  dismiss: 'dismiss',
  kill: 'kill',
  lose: 'lose',
  return: 'return',
};
const HAND_VERB: Partial<Record<Phase, string>> = {
  discard: 'discard',
  limit: 'discard',
  enlist: 'enlist',
  give: 'give',
  recruit: 'hire',
};

function wishForCard(card: string, phase: Phase, where: Building | null): string | null {
  if (phase === 'keep' || phase === 'over') return null;
  if (phase === 'act' && where === 'barracks') return `hire ${card}`;
  return `${HAND_VERB[phase] ?? 'play'} ${card}`;
}

/** What a player who taps a piece probably wants now: the text to ask "why not?" about; null: to know what it is. */
export function wishAt(spot: Spot, phase: Phase, where: Building | null): string | null {
  const dash = spot.indexOf('-');
  const kind = dash < 0 ? spot : spot.slice(0, dash);
  const rest = dash < 0 ? '' : spot.slice(dash + 1);
  switch (kind) {
    case 'house':
      return `${HOUSE_VERB[phase] ?? 'place'} ${rest}`;
    case 'isle':
      return `raid ${rest}`;
    case 'hand':
      return wishForCard(rest, phase, where);
    case 'crew': {
      const verb = CREW_VERB[phase];
      return verb ? `${verb} ${rest}` : null;
    }
    case 'tile':
      return `${phase === 'under' ? 'under' : 'offer'} ${rest}`;
    case 'die':
      return `reroll ${rest}`;
    case 'spot':
    case 'number':
      return `${kind} ${rest}`;
    case 'seat':
      return phase === 'target' ? `target ${rest}` : null;
    case 'option':
      return rest;
    case 'skip':
    case 'end':
      return kind;
    default:
      return null;
  }
}

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
  const [kind = '', rest = ''] = spot.split('-');
  if (kind === 'house') return HOUSE_TOPICS[rest] ?? 'building';
  return TOPICS[kind] ?? 'turn';
}
