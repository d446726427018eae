// The words of the chosen language: the hall's at once, a game's when it is chosen.
import { parts } from 'virtual:words';

import { settings } from '../app/settings.svelte';
import type { SayArgs } from '../table/contract';
import { Words, type Phrase, type Sentences } from './phrase';

class Speech {
  /** All that was loaded for the language now spoken. Changes whole, so everything that is said follows. */
  words = $state.raw(new Words('en', {}));
  private wanted = new Set(['web']);
  private loaded = new Map<string, Sentences>();

  /** Loads parts of the words, for this language and for any the player switches to. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.speak(settings.likes.language);
  }

  async speak(language: string): Promise<void> {
    await Promise.all([...this.wanted].map((part) => this.load(language, part)));
    if (language !== settings.likes.language) return; // switched again meanwhile
    // Also what somebody else asked for and got while this was loading: who is answered last must not take it away.
    const sentences = [...this.wanted].map((part) => this.loaded.get(`${language}/${part}`) ?? {});
    this.words = new Words(language, Object.assign({}, ...sentences) as Sentences);
    document.documentElement.lang = language;
  }

  private async load(language: string, part: string) {
    const key = `${language}/${part}`;
    if (this.loaded.has(key)) return;
    this.loaded.set(key, (await parts[language]?.[part]?.()) ?? {});
  }
}

export const speech = new Speech();

/** Says a sentence by its key. Follows the language wherever it is used in a component. */
export const say = (key: string, args: SayArgs = {}): string => speech.words.say({ key, args });
export const sayPhrase = (phrase: Phrase): string => speech.words.say(phrase);
