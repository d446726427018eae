// The match of a lesson before its first move: the deal of its record, the learner and Thralls.
import { NAMES, playersOf, type Chair } from '../../home/seats';
import { newMatch } from '../../table/rematch';
import type { StoredMatch } from '../../store/matches';
import { GOAL } from './coach.svelte';
import { optionsOf, seatsOf, seedOf, type Lesson } from './lesson';

export function lessonMatch({ game, name, script, record }: Lesson, called: string): StoredMatch {
  const chairs = Array.from({ length: seatsOf(record) }, (_, seat): Chair => (seat === script.seat ? 'me' : 'thrall'));
  const names = chairs.map(() => called || NAMES[0]);
  const options = optionsOf(record);
  return {
    ...newMatch(game, options, playersOf(chairs, names)),
    begin: { options, seed: seedOf(record) },
    lesson: { name, step: GOAL },
  };
}
