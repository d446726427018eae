// What has to hold between the text of a game's rules, its other language, the ledger, the help and the boards. Only tests
// ask: a page that is shown has passed.
import { paragraphsOf, RULE_ID, type Board, type Book, type Problem } from './parse';

/** The rules that a ledger states, as tests/rule_coverage.cpp finds them; elsewhere an id is only mentioned. */
export function rulesIn(ledger: string): ReadonlySet<string> {
  const statement = new RegExp(`^(?: *[-*] )?(?:\\*\\*|\\| |RULING \\()(${RULE_ID.source})(?![0-9-])`, 'gm');
  return new Set([...ledger.matchAll(statement)].map((found) => found[1] ?? ''));
}

export interface Known {
  readonly rules: ReadonlySet<string>;
  readonly topics: readonly string[];
  /** Whether a topic has a picture. */
  readonly pictured: (topic: string) => boolean;
  /** What is wrong with a board; null: it can be tried. */
  readonly boardProblem: (board: Board) => string | null;
}

/** What a text says that nobody knows, and what it does not say. */
export function problemsOf(book: Book, { rules, topics, pictured, boardProblem }: Known): Problem[] {
  const problems: Problem[] = [];
  const complain = (line: number, what: string) => problems.push(`${book.file}:${line}: ${what}`);
  const paragraphs = paragraphsOf(book);
  for (const { line, rules: ids, topics: explained } of paragraphs) {
    for (const id of ids.filter((each) => !rules.has(each))) complain(line, `${id} is no rule of the ledger`);
    for (const topic of explained.filter((each) => !topics.includes(each)))
      complain(line, `${topic} is no topic of the help`);
  }
  for (const part of book.sections.flatMap((section) => section.parts)) {
    if (part.kind === 'picture' && !topics.includes(part.topic))
      complain(part.line, `there is no topic ${part.topic} to draw`);
    else if (part.kind === 'picture' && !pictured(part.topic)) complain(part.line, `${part.topic} has no picture`);
    const wrong = part.kind === 'board' ? boardProblem(part) : null;
    if (wrong !== null) complain(part.line, wrong);
  }
  const told = new Set(paragraphs.flatMap((each) => each.rules));
  const helped = new Set(paragraphs.flatMap((each) => each.topics));
  for (const id of [...rules].filter((each) => !told.has(each)))
    problems.push(`${book.file}: no paragraph tells ${id}`);
  for (const topic of topics.filter((each) => !helped.has(each)))
    problems.push(`${book.file}: no paragraph explains the topic ${topic}`);
  return problems;
}

/** Everything but the words, a line each: it is the same in every language. */
const skeletonOf = (book: Book): { line: number; text: string }[] =>
  book.sections.flatMap((section) => [
    { line: section.line, text: `## {#${section.anchor}}` },
    ...section.parts.map((part) => ({
      line: part.line,
      text:
        part.kind === 'paragraph'
          ? `{#${[part.anchor, ...[...part.rules, ...part.topics.map((topic) => `topic:${topic}`), ...part.marks].sort()].join(' ')}}`
          : part.kind === 'picture'
            ? `topic:${part.topic}`
            : `board:${part.record}@${part.ply}`,
    })),
  ]);

/** The first place where two languages go apart. */
export function differenceOf(one: Book, other: Book): Problem[] {
  const [ours, theirs] = [skeletonOf(one), skeletonOf(other)];
  const at = ours.findIndex(({ text }, i) => text !== theirs[i]?.text);
  const where = at < 0 ? ours.length : at;
  if (at < 0 && ours.length === theirs.length) return [];
  const [here, there] = [ours[where], theirs[where]];
  return [
    `${other.file}:${there?.line ?? 'end'}: ${there?.text ?? 'nothing'} stands where ${one.file}:${here?.line ?? 'end'} has ${here?.text ?? 'nothing'}`,
  ];
}
