// How the events of Raiders sound.
import type { GameEvent } from '../../table/contract';
import type { Sound } from '../../table/sound/recipes';

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: 'wood',
  picked: 'wood',
  swapped: 'wood',
  drew: 'card',
  discarded: 'card',
  played: 'card',
  hires: 'card',
  joined: 'card',
  returned: 'card',
  exchanged: 'card',
  killed: 'card',
  offered: 'build',
  offering_shown: 'card',
  raids: 'wave',
  rolled: 'dice',
  rerolled: 'dice',
  plundered: 'build',
};
const METAL: readonly unknown[] = ['silver', 'gold', 'iron'];
const STORES: readonly string[] = ['gained', 'paid', 'lost', 'handed'];

export const sound = ({ event, kind }: GameEvent): Sound | null =>
  STORES.includes(event) ? (METAL.includes(kind) ? 'coin' : 'wood') : (SOUNDS[event] ?? null);
