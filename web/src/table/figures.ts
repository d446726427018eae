// The keys 1 to 9 choose from anywhere on the page, except where somebody writes or a dialog lies over it.

/** The figure that was pressed; 0: none that is meant for the table. */
export function figureOf(event: KeyboardEvent): number {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return 0;
  return elsewhere(event) ? 0 : Number(event.key);
}

/** The key is pressed in something that lies over the table, or where it is a letter. */
export function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, select, textarea, [contenteditable]')) return true;
  return document.querySelector('dialog[open]') !== null;
}
