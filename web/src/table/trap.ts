// What lies over the table keeps the keyboard inside while it is open, and gives it back to where it was.
import type { Action } from 'svelte/action';

const REACHED = 'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]';

/** `use:trap={open}`: false lets the keyboard pass. */
export const trap: Action<HTMLElement, boolean> = (node, open) => {
  let before: Element | null = null;
  const inside = () => [...node.querySelectorAll<HTMLElement>(REACHED)].filter((each) => each.offsetParent !== null);
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const all = inside();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length];
    if (at > 0 && at < all.length - 1) return;
    if ((at === 0 && !event.shiftKey) || (at === all.length - 1 && event.shiftKey)) return;
    event.preventDefault();
    next?.focus();
  };
  const take = () => {
    before = document.activeElement;
    inside()[0]?.focus({ preventScroll: true });
    node.addEventListener('keydown', onkeydown);
  };
  const release = () => {
    node.removeEventListener('keydown', onkeydown);
    const held = node.contains(document.activeElement) || document.activeElement === document.body;
    if (held && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    before = null;
  };
  if (open) take();
  return {
    update(now) {
      if (now === open) return;
      open = now;
      if (open) take();
      else release();
    },
    destroy() {
      if (open) release();
    },
  };
};
