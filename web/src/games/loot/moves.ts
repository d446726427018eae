// Which piece a move text belongs to (docs/rules/loot.md, part two). Nothing here knows whether a move is allowed.
import type { Spot } from '../../table/spots';
import { kindOf } from '../../table/topics';
import type { CellText, HexText, Kind, ShipText } from './types';

/**
 * `hex-1,4` `cell-c3r2` (of the nearest fjord) `ship-gold-2` `trophy-3` `shield-double` `won-wood` `won-house-2,4` `end`
 */
export const hexSpot = (hex: HexText): Spot => `hex-${hex}`;
export const cellSpot = (cell: CellText): Spot => `cell-${cell}`;
export const shipSpot = (ship: ShipText): Spot => `ship-${ship}`;
export const trophySpot = (axes: number): Spot => `trophy-${axes}`;
export const wonSpot = (kind: Kind, spot: HexText | null): Spot =>
  spot === null ? `won-${kind}` : `won-${kind}-${spot}`;

export function spotOf(text: string): Spot | null {
  const [verb, first = '', second] = text.split(' ');
  switch (verb) {
    case 'place':
      return hexSpot(first);
    case 'shield':
      return `shield-${first}`;
    case 'leave':
      return wonSpot(first as Kind, second ?? null);
    case 'lay':
      return cellSpot(second ?? '');
    case 'berth':
      return cellSpot(first);
    case 'ship':
      return shipSpot(first);
    case 'trophy':
      return trophySpot(Number(first));
    case 'end':
      return 'end';
    default:
      return null;
  }
}

/** The kind of tile that a move lays, or null. */
export function laidKind(text: string): Kind | null {
  const [verb, kind] = text.split(' ');
  return verb === 'lay' ? (kind as Kind) : null;
}

/** The help topic of a piece (GameInfo::help_topics); a hex and a cell are what lies on them. */
export function topicAt(spot: Spot, on: (spot: Spot) => string | null): string {
  const kind = kindOf(spot);
  const topics: Record<string, string> = {
    ship: 'longship',
    trophy: 'trophy',
    shield: 'shield',
    won: 'resource',
    end: 'turn',
    vikings: 'viking',
  };
  return topics[kind] ?? on(spot) ?? (kind === 'cell' ? 'fjord' : 'viking');
}

/** Every choice but the end of the turn is a piece on the table. */
export const hasPiece = (text: string): boolean => text !== 'end';
