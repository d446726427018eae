// The raid under way, as its events told it: the view forgets the dice when they have been scored, a player does not.
import { without } from '../../table/picture';
import type { Event } from './events';
import type { Place } from './types';

export interface RaidTold {
  readonly seat: number;
  readonly place: Place;
  readonly dice: readonly number[];
  readonly replaced: readonly (readonly [old: number, now: number])[];
  readonly strength: number | null;
  readonly scored: readonly { readonly points: number; readonly why: string }[];
  readonly killed: readonly string[];
}

function next(told: RaidTold | null, event: Event): RaidTold | null {
  if (event.event === 'raids')
    return {
      seat: event.seat,
      place: event.where,
      dice: [],
      replaced: [],
      strength: null,
      scored: [],
      killed: [],
    };
  if (event.event === 'placed' || event.event === 'turn_ended') return null;
  if (!told) return null;
  switch (event.event) {
    case 'rolled':
      return { ...told, dice: event.dice };
    case 'rerolled': {
      const [old, now] = [event.old, event.new];
      const dice = [...without(told.dice, old), now].sort((a, b) => a - b);
      return { ...told, dice, replaced: [...told.replaced, [old, now]] };
    }
    case 'strength':
      return { ...told, strength: event.total };
    case 'scored':
      return { ...told, scored: [...told.scored, { points: event.points, why: event.why }] };
    case 'killed':
      return { ...told, killed: [...told.killed, event.card] };
    default:
      return told;
  }
}

export const raidTold = (told: RaidTold | null, events: readonly Event[]): RaidTold | null => events.reduce(next, told);
