// What happened, told below the name of who did it: the sentence without that name, where it begins with it.
import { withCapital, type Phrase, type Stretch, type Words } from '../words/phrase';

/** The sentence in stretches. It loses the name that stands above it, unless it speaks of somebody else too. */
export function toldOf(words: Words, phrase: Phrase, name: string, names: readonly string[]): Stretch[] {
  const said = words.tell(phrase);
  const [first, verb, ...rest] = said;
  const others = names.filter((each) => each !== name);
  if (!first || !verb || first.text !== name || verb.of !== null) return said;
  if (said.some((stretch) => stretch.of === null && others.includes(stretch.text))) return said;
  return [{ ...verb, text: verb.text.replace(/^[\s\u00a0\u202f]*(:[\s\u00a0]*)?/, '') }, ...rest];
}

/** As a line of its own: it begins with a capital. */
export function lineOf(words: Words, phrase: Phrase, name: string, names: readonly string[]): Stretch[] {
  const [first, ...rest] = toldOf(words, phrase, name, names);
  return first ? [{ ...first, text: withCapital(first.text) }, ...rest] : [];
}

/** Several of them in one line, after the name: "slides left to space 3 · loads fish 2". */
export function summaryOf(words: Words, told: readonly Phrase[], name: string, names: readonly string[]): string {
  const said = told.map((phrase) =>
    toldOf(words, phrase, name, names)
      .map((stretch) => stretch.text)
      .join('')
      .replace(/\.$/, ''),
  );
  return said.join(' · ');
}
