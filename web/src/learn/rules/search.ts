// Searching the rules: every word of the question, in any order, whatever its case and accents.
import type { Paragraph, Run } from './parse';

/** A run in pieces: what was searched for, and what stands between. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters without case and accents, and for each of them where it was. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = '';
  const at: number[] = [];
  let from = 0;
  for (const letter of text) {
    const plain = letter
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace('œ', 'oe')
      .replace('æ', 'ae')
      .replace('’', "'")
      .replace(/\s/u, ' ');
    letters += plain;
    for (let i = 0; i < plain.length; ++i) at.push(from);
    from += letter.length;
  }
  at.push(from);
  return { letters, at };
}

/** The words of a question. */
export const wordsOf = (question: string): readonly string[] =>
  folded(question)
    .letters.split(' ')
    .filter((word) => word !== '');

const textOf = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');
const textsOf = ({ blocks }: Paragraph): string[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? [textOf(block.runs)] : block.items.map(textOf)));

/** Whether a paragraph has all these words; its rules' ids count as words of it. */
export function hasWords(paragraph: Paragraph, words: readonly string[]): boolean {
  const { letters } = folded([...textsOf(paragraph), ...paragraph.rules].join('\n'));
  return words.every((word) => letters.includes(word));
}

/** A text in pieces, every occurrence of a word a hit. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const { letters, at } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let found = letters.indexOf(word); found >= 0; found = letters.indexOf(word, found + 1))
      hit.fill(true, at[found], endOf(at, found + word.length));
  const pieces: Piece[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hit[to] === hit[from]) ++to;
    pieces.push({ text: text.slice(from, to), hit: hit[from] ?? false });
  }
  return pieces;
}

/** Where the letter before ends: half of an œ is all of it. */
function endOf(at: readonly number[], after: number): number {
  let end = after;
  while (end < at.length - 1 && at[end] === at[after - 1]) ++end;
  return at[end] ?? 0;
}
