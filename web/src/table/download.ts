// Gives the player a match as a file.
import type { StoredMatch } from '../store/matches';
import { writeFile } from '../store/record';

export function offerFile(match: StoredMatch) {
  const { name, text } = writeFile(match);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
