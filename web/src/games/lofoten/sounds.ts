// How the events of Lofoten sound.
import type { GameEvent } from '../../table/contract';
import type { Sound } from '../../table/sound/recipes';

const SOUNDS: Readonly<Record<string, Sound>> = {
  played: 'card',
  placed: 'card',
  drew: 'card',
  put: 'card',
  rerolled: 'card',
  slid: 'wave',
  turned_wheel: 'wave',
  loaded: 'wood',
  stored: 'wood',
  shifted: 'wood',
  filled: 'wood',
  removed: 'wood',
  took_coin: 'coin',
  paid: 'coin',
  gave: 'coin',
  claimed: 'build',
  upgraded: 'build',
  closed: 'build',
  attached: 'build',
};
export const sound = ({ event }: GameEvent): Sound | null => SOUNDS[event] ?? null;
