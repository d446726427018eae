// The sounds of the page: as loud as the player likes, and what a match sounds like besides its pieces.
import { settings } from '../../app/settings.svelte';
import { Sounds } from './sounds';

export const sounds = new Sounds(() => ({ on: settings.volume > 0, volume: settings.volume }));

for (const gesture of ['pointerdown', 'keydown'] as const)
  addEventListener(gesture, () => sounds.touched(), { capture: true, passive: true });

interface Turns {
  readonly deciding: number | null;
  readonly looking: unknown;
  readonly refused: unknown;
}

/** A short horn when it is my turn again after the others have moved; a soft no when something is refused. */
export function soundOfTurns(match: () => Turns, othersMoved: () => boolean): void {
  let waited = false;
  $effect(() => {
    const { deciding, looking } = match();
    if (looking) return;
    if (deciding === null) waited = true;
    else if (waited) {
      waited = false;
      if (othersMoved()) sounds.play('horn');
    }
  });
  $effect(() => {
    if (match().refused) sounds.play('no');
  });
}
