// Gives the player something as a file.
import type { MatchFile } from './match.svelte';

export function offerBlob(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const offerFile = ({ name, text }: MatchFile) => offerBlob(new Blob([text], { type: 'text/plain' }), name);
