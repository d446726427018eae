import { describe, expect, it } from 'vitest';

import { parse, paragraphsOf } from './parse';
import { anchorOf } from './places';
import { SAMPLE } from './sample';

describe('the text of the rules', () => {
  const { book, problems } = parse(SAMPLE, 'sample.md');

  it('is read into sections, paragraphs, pictures and boards', () => {
    expect(problems).toEqual([]);
    expect(book.title).toBe('Sample');
    expect(book.sections.map(({ anchor, title }) => [anchor, title])).toEqual([
      ['goal', 'The goal'],
      ['fine', 'Fine print'],
    ]);
    expect(book.sections[0]?.parts.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'picture', 'board']);
    expect(book.sections[0]?.parts[2]).toEqual({
      kind: 'picture',
      line: 17,
      caption: 'A ship with three fish',
      topic: 'ship',
    });
    expect(book.sections[0]?.parts[3]).toMatchObject({ kind: 'board', record: 'loading', ply: 12 });
  });

  it('has texts and lists, with bold words', () => {
    const [first] = paragraphsOf(book);
    expect(first).toMatchObject({ anchor: 'goal.points', rules: ['SAM-001', 'SAM-X02'], topics: ['ship'], marks: [] });
    expect(first?.blocks).toEqual([
      {
        kind: 'text',
        runs: [
          { text: 'Whoever has the most points wins. The ', bold: false },
          { text: 'ship', bold: true },
          { text: ' carries them.', bold: false },
        ],
      },
      { kind: 'text', runs: [{ text: 'A second sentence:', bold: false }] },
      {
        kind: 'list',
        items: [
          [
            { text: 'one point a ', bold: false },
            { text: 'fish', bold: true },
          ],
          [{ text: 'two points a coin, but only gold', bold: false }],
        ],
      },
    ]);
  });

  it('is found by an anchor, a rule or a topic', () => {
    expect(anchorOf(book, 'fine')).toBe('fine');
    expect(anchorOf(book, 'goal.tie')).toBe('goal.tie');
    expect(anchorOf(book, 'SAM-003')).toBe('goal.tie');
    expect(anchorOf(book, 'SAM-INV-11')).toBe('fine.print');
    expect(anchorOf(book, 'topic:ship')).toBe('goal.points');
    expect(anchorOf(book, 'SAM-999')).toBeNull();
    expect(anchorOf(book, '')).toBeNull();
  });
});

it.each([
  ['an unknown mark', 'ruling}', 'rulling}', 'sample.md:14: rulling is neither'],
  ['an id that is none', 'SAM-003', 'SAM3', 'sample.md:14: SAM3 is neither'],
  ['an anchor twice', '#goal.tie', '#goal.points', 'sample.md:14: the anchor goal.points is already in line 5'],
  ['an anchor of another section', '#goal.tie', '#end.tie', 'sample.md:14: end.tie stands in the section goal'],
  ['an anchor that is none', '#goal.tie', '#goal.Tie', 'sample.md:14: goal.Tie is no anchor'],
  ['a heading without an anchor', '## The goal {#goal}', '## The goal', 'sample.md:3: a heading is'],
  ['a heading of another kind', '## Fine', '### Fine', 'sample.md:20: a heading is'],
  ['a brace left open', 'ruling}', 'ruling', 'sample.md:14: a paragraph begins with'],
  ['a picture of nothing', 'topic:ship)', 'ship.png)', 'sample.md:17: a picture is'],
  ['a board without a ply', 'loading@12', 'loading', 'sample.md:18: loading is not NAME@PLY'],
  ['a paragraph without text', 'Nobody wins a tie.', '', 'sample.md:14: the paragraph goal.tie says nothing'],
  ['a star too few', '**fish**', '**fish*', 'sample.md:10: a ** has no partner'],
  ['text outside', '\n{#goal.points', 'Stray.\n{#goal.points', 'sample.md:4: this text belongs to no paragraph'],
  ['no title', '# Sample\n', '', 'sample.md:1: there is no title'],
])('%s is told by its line', (_what, from, to, told) => {
  expect(SAMPLE).toContain(from);
  const { problems } = parse(SAMPLE.replace(from, to), 'sample.md');
  expect(problems.join('\n')).toContain(told);
});
