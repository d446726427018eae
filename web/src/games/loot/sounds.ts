// How the events of Loot sound.
import type { GameEvent } from '../../table/contract';
import type { Sound } from '../../table/sound/recipes';

const SOUNDS: Readonly<Record<string, Sound>> = {
  shield: 'build',
  placed: 'wood',
  won: 'wood',
  left: 'wood',
  laid: 'wood',
  took_ship: 'wave',
  berthed: 'wave',
  refilled: 'wave',
  validated: 'build',
  finished: 'build',
  trophy: 'coin',
};
export const sound = ({ event }: GameEvent): Sound | null => SOUNDS[event] ?? null;
