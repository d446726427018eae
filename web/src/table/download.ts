// Gives the player a match as a file.
import type { MatchFile } from './match.svelte';

export function offerFile({ name, text }: MatchFile) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
