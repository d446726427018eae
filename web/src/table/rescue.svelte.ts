// The piece that had the focus may be gone after a move: the keyboard goes on with one that can be chosen.
import { tick } from 'svelte';

/** `changed`: what is read to know that the choices are others now. */
export function rescueFocus(root: () => HTMLElement | null, changed: () => unknown): void {
  $effect.pre(() => {
    changed();
    const table = root();
    if (!table?.contains(document.activeElement)) return;
    void tick().then(() => {
      if (document.activeElement !== document.body) return;
      table.querySelector<HTMLElement>('[data-legal]')?.focus({ preventScroll: true });
    });
  });
}
