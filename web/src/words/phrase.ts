// What the engine says: a key of words/*.json and arguments (match/phrase_json.h). And how it becomes a sentence; the
// same as match/words.h does for the terminal:
//   {name}           an argument: a number, a text, a phrase, or phrases joined with commas
//   {name^}          the same, beginning with a capital
//   {n:coin|coins}   the first word when n is singular in this language, else the second
//   {{               a brace
// What is missing shows itself in angle brackets and harms nobody.

export interface Phrase {
  readonly key: string;
  readonly args?: Readonly<Record<string, PhraseArg>>;
}
export type PhraseArg = number | string | readonly Phrase[];

export type Sentences = Readonly<Record<string, string>>;

/** A stretch of a sentence: plain, or the words of a phrase within it (a piece one can point at). */
export interface Stretch {
  readonly text: string;
  readonly of: Phrase | null;
}

export class Words {
  constructor(
    readonly language: string,
    readonly sentences: Sentences,
  ) {}

  knows(key: string): boolean {
    return Object.hasOwn(this.sentences, key);
  }

  say(phrase: Phrase): string {
    return this.tell(phrase)
      .map((stretch) => stretch.text)
      .join('');
  }

  /** The sentence in stretches, so that its pieces can be pointed at. */
  tell(phrase: Phrase): Stretch[] {
    const sentence = this.knows(phrase.key) ? this.sentences[phrase.key] : undefined;
    if (sentence === undefined) return [plain(`<${phrase.key}>`)];
    const stretches: Stretch[] = [];
    let end = 0;
    for (const slot of sentence.matchAll(SLOT)) {
      if (slot.index > end) stretches.push(plain(sentence.slice(end, slot.index)));
      end = slot.index + slot[0].length;
      stretches.push(...this.fill(slot[0], phrase));
    }
    if (end < sentence.length) stretches.push(plain(sentence.slice(end)));
    return stretches;
  }

  private fill(slot: string, phrase: Phrase): Stretch[] {
    if (slot === '{{') return [plain('{')];
    const [name = '', choice] = slot.slice(1, -1).split(':');
    const capital = name.endsWith('^');
    const arg = phrase.args?.[capital ? name.slice(0, -1) : name];
    if (arg === undefined) return [plain(`<${capital ? name.slice(0, -1) : name}>`)];
    if (choice !== undefined) {
      const [one = '', many = ''] = choice.split('|');
      return [plain(typeof arg !== 'number' ? `<${name}>` : this.singular(arg) ? one : many)];
    }
    const stretches = this.sayArg(arg);
    const first = stretches[0];
    if (capital && first) stretches[0] = { ...first, text: withCapital(first.text) };
    return stretches;
  }

  private sayArg(arg: PhraseArg): Stretch[] {
    if (typeof arg === 'number') return [plain(String(arg))];
    if (typeof arg === 'string') return [plain(arg)];
    return arg.flatMap((phrase, i) => [...(i > 0 ? [plain(', ')] : []), { text: this.say(phrase), of: phrase }]);
  }

  /** French counts nothing and one alike. */
  private singular(n: number): boolean {
    return n === 1 || n === -1 || (n === 0 && this.language === 'fr');
  }
}

const SLOT = /\{\{|\{[^{}]*\}/g;
const plain = (text: string): Stretch => ({ text, of: null });

export function withCapital(text: string): string {
  const [first = ''] = text;
  const upper = first.toUpperCase();
  return upper.length === first.length ? upper + text.slice(first.length) : text; // never ß to SS
}
