// What is going on in the middle of the table: a raid, or the effect of a card. What is chosen among pieces in sight needs
// no scene: the pieces are lit and the question is asked beside the table.
import type { View } from '../../table/contract';
import type { RaidTold } from './told';
import type { Phase, State } from './types';

export type Scene = 'raid' | 'effect';

/** Effects whose choices lie in the scene itself. */
const INSIDE: readonly Phase[] = ['target', 'offer', 'under'];

export function sceneOf(
  { state: { phase, step, active }, actor }: Pick<View<State>, 'state' | 'actor'>,
  deciding: boolean,
  told: RaidTold | null,
): Scene | null {
  if (phase === 'over' || phase === 'keep' || phase === 'turn' || phase === 'act') return null;
  if (step.raid !== null) return 'raid';
  if (told && told.seat === active && (phase === 'end' || phase === 'limit')) return 'raid';
  if (step.card === null) return null;
  const asksMe = deciding && actor !== active;
  return !deciding || asksMe || INSIDE.includes(phase) ? 'effect' : null;
}
