// The rules of a game as its writers write them (docs/web.md has the format), read into sections, paragraphs, pictures and
// boards. What cannot be read is named by file and line, and the rest is read on.

/** Where a paragraph comes from, if not from the rulebook; or that it is an example. */
export const MARKS = ['ruling', 'reconstruction', 'example'] as const;
export type Mark = (typeof MARKS)[number];

export interface Run {
  readonly text: string;
  readonly bold: boolean;
}
export type Block =
  | { readonly kind: 'text'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly line: number;
  readonly anchor: string;
  readonly rules: readonly string[]; // ids of the ledger
  readonly topics: readonly string[]; // of the help
  readonly marks: readonly Mark[];
  readonly blocks: readonly Block[];
}
export interface Picture {
  readonly kind: 'picture';
  readonly line: number;
  readonly caption: string;
  readonly topic: string;
}
export interface Board {
  readonly kind: 'board';
  readonly line: number;
  readonly caption: string;
  readonly record: string;
  readonly ply: number;
}
export type Part = Paragraph | Picture | Board;

export interface Section {
  readonly line: number;
  readonly anchor: string;
  readonly title: string;
  readonly parts: readonly Part[];
}
export interface Book {
  readonly file: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Something is wrong with the text: "loot/rules.fr.md:12: …". */
export type Problem = string;
export interface Parsed {
  readonly book: Book;
  readonly problems: readonly Problem[];
}

/** LOF-001, LOF-X01, LOO-EX-1, RAI-INV-11: as tests/rule_coverage.cpp has it. */
export const RULE_ID = /[A-Z]{3}-(?:EX-|INV-|X)?[0-9]{1,3}/;
const WHOLE_ID = new RegExp(`^${RULE_ID.source}$`);
const ANCHOR = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)?$/;
const HEADING = /^## (.+?) \{#([^}\s]+)\}$/;
const HEAD = /^\{#([^\s}]+)([^}]*)\}$/;
const FIGURE = /^!\[(.+)\]\((topic|board):([^)\s]+)\)$/;
const BOARD = /^([a-z0-9-]+)@(\d+)$/;

export const paragraphsOf = (book: Book): Paragraph[] =>
  book.sections.flatMap((section) => section.parts.filter((part) => part.kind === 'paragraph'));

export function parse(text: string, file: string): Parsed {
  return new Reader(file).read(text.replaceAll('\r\n', '\n').split('\n'));
}

/** A section while it is being read. */
type Open<T> = { -readonly [key in keyof T]: T[key] extends readonly (infer Item)[] ? Item[] : T[key] };

class Reader {
  private readonly problems: Problem[] = [];
  private readonly sections: Open<Section>[] = [];
  private readonly anchors = new Map<string, number>();
  private title = '';
  private head: Omit<Paragraph, 'blocks'> | null = null; // of the paragraph that is being read
  private text: string[] = [];
  private line = 0;

  constructor(private readonly file: string) {}

  read(lines: readonly string[]): Parsed {
    for (const [at, raw] of lines.entries()) {
      this.line = at + 1;
      this.readLine(raw.trimEnd());
    }
    this.endParagraph();
    if (this.title === '') this.complain('there is no title ("# Lofoten")', 1);
    const { file, title, sections } = this;
    return { book: { file, title, sections }, problems: this.problems };
  }

  private readLine(line: string) {
    if (line.startsWith('{')) this.beginParagraph(line);
    else if (line.startsWith('![')) this.figure(line);
    else if (line.startsWith('#')) this.heading(line);
    else if (this.head) this.text.push(line);
    else if (line !== '') this.complain('this text belongs to no paragraph: a line {#section.name …} begins one');
  }

  private heading(line: string) {
    this.endParagraph();
    if (line.startsWith('# ')) {
      if (this.title !== '') this.complain('there is a second title');
      this.title = line.slice(2).trim();
      return;
    }
    const [, title, anchor] = HEADING.exec(line) ?? [];
    if (title === undefined || anchor === undefined) return this.complain('a heading is "## Title {#anchor}"');
    this.claim(anchor);
    if (anchor.includes('.')) this.complain(`the anchor ${anchor} of a section has no full stop`);
    this.sections.push({ line: this.line, anchor, title, parts: [] });
  }

  private beginParagraph(line: string) {
    this.endParagraph();
    const [, anchor, rest] = HEAD.exec(line) ?? [];
    if (anchor === undefined || rest === undefined)
      return this.complain('a paragraph begins with {#section.name IDS topic:NAME MARK}');
    this.claim(anchor);
    const section = this.sections.at(-1);
    if (!section) return this.complain('the paragraph stands in no section');
    if (!anchor.startsWith(`${section.anchor}.`)) this.complain(`${anchor} stands in the section ${section.anchor}`);
    const head = { rules: [] as string[], topics: [] as string[], marks: [] as Mark[] };
    for (const word of rest.split(/\s+/).filter((each) => each !== '')) {
      if (WHOLE_ID.test(word)) head.rules.push(word);
      else if (word.startsWith('topic:')) head.topics.push(word.slice('topic:'.length));
      else if ((MARKS as readonly string[]).includes(word)) head.marks.push(word as Mark);
      else this.complain(`${word} is neither a rule id nor topic:NAME nor one of ${MARKS.join(', ')}`);
    }
    this.head = { kind: 'paragraph', line: this.line, anchor, ...head };
  }

  private endParagraph() {
    if (!this.head) return;
    const blocks = blocksOf(this.text);
    if (blocks.length === 0) this.complain(`the paragraph ${this.head.anchor} says nothing`, this.head.line);
    for (const [at, line] of this.text.entries())
      if ((line.split('**').length - 1) % 2 === 1) this.complain('a ** has no partner', this.head.line + 1 + at);
    this.sections.at(-1)?.parts.push({ ...this.head, blocks });
    this.head = null;
    this.text = [];
  }

  private figure(line: string) {
    this.endParagraph();
    const section = this.sections.at(-1);
    const [, caption, kind, what] = FIGURE.exec(line) ?? [];
    if (caption === undefined || what === undefined)
      return this.complain('a picture is ![sentence](topic:NAME), a board ![sentence](board:NAME@PLY)');
    if (!section) return this.complain('the picture stands in no section');
    if (kind === 'topic') {
      section.parts.push({ kind: 'picture', line: this.line, caption, topic: what });
      return;
    }
    const [, record, ply] = BOARD.exec(what) ?? [];
    if (record === undefined) return this.complain(`${what} is not NAME@PLY`);
    section.parts.push({ kind: 'board', line: this.line, caption, record, ply: Number(ply) });
  }

  private claim(anchor: string) {
    if (!ANCHOR.test(anchor)) this.complain(`${anchor} is no anchor: small letters, figures, -, one full stop`);
    const before = this.anchors.get(anchor);
    if (before !== undefined) this.complain(`the anchor ${anchor} is already in line ${before}`);
    this.anchors.set(anchor, this.line);
  }

  private complain(what: string, line = this.line) {
    this.problems.push(`${this.file}:${line}: ${what}`);
  }
}

/** Lines to texts and lists: an empty line ends either; a line without "- " after one with it goes on with it. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: ({ kind: 'text'; lines: string[] } | { kind: 'list'; items: string[] })[] = [];
  let open = false;
  for (const line of lines) {
    const last = open ? blocks.at(-1) : undefined;
    const item = /^\s*- (.*)$/.exec(line)?.[1];
    open = line.trim() !== '';
    if (!open) continue;
    if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'list') last.items.push(`${last.items.pop()} ${line.trim()}`);
    else if (last) last.lines.push(line.trim());
    else blocks.push({ kind: 'text', lines: [line.trim()] });
  }
  return blocks.map((block) =>
    block.kind === 'text'
      ? { kind: 'text', runs: runsOf(block.lines.join(' ')) }
      : { kind: 'list', items: block.items.map(runsOf) },
  );
}

const runsOf = (text: string): Run[] =>
  text
    .split('**')
    .map((stretch, i) => ({ text: stretch, bold: i % 2 === 1 }))
    .filter((run) => run.text !== '');
