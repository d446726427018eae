// What is going on in the middle of the table: a house at work, a raid, or the effect of a card.
import type { RaidTold } from './told';
import type { State } from './types';

export type Scene = 'house' | 'raid' | 'effect';

export function sceneOf({ phase, step, active }: State, deciding: boolean, told: RaidTold | null): Scene | null {
  if (phase === 'over' || phase === 'keep' || phase === 'turn') return null;
  if (phase === 'act') return deciding ? 'house' : null;
  if (step.raid !== null) return 'raid';
  if (told && told.seat === active && (phase === 'end' || phase === 'limit')) return 'raid';
  if (step.card !== null) return 'effect';
  return deciding && (phase === 'discard' || phase === 'dismiss') ? 'effect' : null;
}
