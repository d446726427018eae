// The raid under way, as its events told it: the view forgets the dice when they have been scored, a player does not.
import type { GameEvent } from '../../table/contract';
import { without } from '../../table/picture';
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

function next(told: RaidTold | null, event: GameEvent): RaidTold | null {
  if (event.event === 'raids')
    return {
      seat: event.seat ?? 0,
      place: event.where as Place,
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
      return { ...told, dice: event.dice as number[] };
    case 'rerolled': {
      const [old, now] = [event.old as number, event.new as number];
      const dice = [...without(told.dice, old), now].sort((a, b) => a - b);
      return { ...told, dice, replaced: [...told.replaced, [old, now]] };
    }
    case 'strength':
      return { ...told, strength: event.total as number };
    case 'scored':
      return { ...told, scored: [...told.scored, { points: event.points as number, why: event.why as string }] };
    case 'killed':
      return { ...told, killed: [...told.killed, event.card as string] };
    default:
      return told;
  }
}

export const raidTold = (told: RaidTold | null, events: readonly GameEvent[]): RaidTold | null =>
  events.reduce(next, told);
