// The problems of docs/protocol.md as a player reads them; those that no player can cause have one sentence for all.
import { say, speech } from '../words/words.svelte';

export function troubleWords(code: string): string {
  return speech.words.knows(`web.trouble.${code}`) ? say(`web.trouble.${code}`) : say('web.trouble.other');
}
