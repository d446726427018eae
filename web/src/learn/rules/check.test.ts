import { describe, expect, it } from 'vitest';

import { differenceOf, problemsOf, rulesIn, type Known } from './check';
import { parse } from './parse';
import { SAMPLE } from './sample';

const LEDGER = `
| Id | Rule |
| SAM-001 | A rule in a table; see SAM-777. |
- **SAM-X02** a rule in a list
RULING (SAM-003) ties
**SAM-EX-1** an example
  - **SAM-INV-11** always
SAM-888 is only mentioned, and **so is SAM-999**.
`;
const book = (text: string, file = 'sample.md') => parse(text, file).book;
const known: Known = {
  rules: rulesIn(LEDGER),
  topics: ['ship', 'coin'],
  pictured: (topic) => topic === 'ship',
  boardProblem: ({ record }) => (record === 'loading' ? null : `there is no ${record}`),
};

describe('the checks of the rules', () => {
  it('find the rules that a ledger states', () => {
    expect([...rulesIn(LEDGER)]).toEqual(['SAM-001', 'SAM-X02', 'SAM-003', 'SAM-EX-1', 'SAM-INV-11']);
  });
  it('are content with a text that tells everything', () => {
    expect(problemsOf(book(SAMPLE), known)).toEqual([]);
    expect(differenceOf(book(SAMPLE), book(SAMPLE.replace('Whoever', 'Qui'), 'sample.fr.md'))).toEqual([]);
  });
  it.each([
    ['an id that no ledger has', 'SAM-003', 'SAM-004', 'sample.md:14: SAM-004 is no rule of the ledger'],
    ['a rule that is not told', 'SAM-003 ', '', 'sample.md: no paragraph tells SAM-003'],
    ['a topic that is not explained', ' topic:coin', '', 'sample.md: no paragraph explains the topic coin'],
    ['a topic that there is not', 'topic:coin', 'topic:gold', 'sample.md:22: gold is no topic of the help'],
    ['a picture of a topic that there is not', '(topic:ship)', '(topic:gold)', 'sample.md:17: there is no topic gold'],
    ['a topic without a picture', '(topic:ship)', '(topic:coin)', 'sample.md:17: coin has no picture'],
    ['a board that is missing', 'board:loading', 'board:sailing', 'sample.md:18: there is no sailing'],
  ])('find %s', (_what, from, to, told) => {
    expect(SAMPLE).toContain(from);
    expect(problemsOf(book(SAMPLE.replace(from, to)), known).join('\n')).toContain(told);
  });
  it.each([
    ['an anchor that is another', '#goal.tie', '#goal.ties', 'fr.md:14: {#goal.ties SAM-003 ruling} stands where'],
    ['another mark', 'ruling}', 'example}', 'fr.md:14: {#goal.tie SAM-003 example}'],
    ['another ply', '@12', '@13', 'fr.md:18: board:loading@13'],
    ['a picture less', '![A ship with three fish](topic:ship)\n', '', 'fr.md:17: board:loading@12 stands where'],
    ['a paragraph less', SAMPLE.slice(SAMPLE.indexOf('{#fine.print')), '', 'fr.md:end: nothing stands where'],
  ])('find %s in the other language', (_what, from, to, told) => {
    expect(SAMPLE).toContain(from);
    expect(differenceOf(book(SAMPLE), book(SAMPLE.replace(from, to), 'fr.md')).join('\n')).toContain(told);
  });
});
