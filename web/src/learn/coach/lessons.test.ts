// Every lesson of the tree is played by the rules: a change of a rule, of a piece's name or of a word that breaks one
// fails here.
import { describe, expect, it } from 'vitest';

import { engineOf, lessonsFound, readDraft } from './drafts';
import { complaintsAbout, type Draft } from './judged';
import { movesOf } from './lesson';

describe.each(lessonsFound())('the lesson %s', (lesson) => {
  it('can be played as it is written', async () => {
    const draft = readDraft(lesson);
    expect(await complaintsAbout(draft, await engineOf(draft.game))).toEqual([]);
  });
});

it('has a place of its own in the order of its game', () => {
  const places = lessonsFound().map((lesson) => `${lesson.split('/')[0]} ${readDraft(lesson).script.order}`);
  expect(new Set(places).size).toBe(places.length);
});

// What is wrong is found: one lesson, spoilt in every way.
describe.runIf(lessonsFound().length > 0)('a lesson that is wrong', () => {
  const lesson = lessonsFound()[0] ?? '';
  const spoilt = async (spoil: (draft: Draft) => Draft): Promise<string> => {
    const draft = spoil(structuredClone(readDraft(lesson)));
    return (await complaintsAbout(draft, await engineOf(draft.game))).join('\n');
  };
  const withStep = (change: object) => (draft: Draft) => {
    const at = draft.script.steps.findIndex((step) => step.want);
    const steps = draft.script.steps.map((step, i) => (i === at ? { ...step, ...change } : step));
    return { ...draft, script: { ...draft.script, steps } };
  };

  it('looks at a piece that is not there', async () => {
    expect(await spoilt(withStep({ look: ['anchor-7'] }))).toContain('"anchor-7", which is no piece');
  });
  it('wants what is not legal', async () => {
    expect(await spoilt(withStep({ want: ['fly away'] }))).toContain('wants "fly away", which is not legal');
  });
  it('calls wrong what the judge allows', async () => {
    const draft = readDraft(lesson);
    const first = draft.script.steps.find((step) => step.want);
    const legal = movesOf(draft.record)[first?.ply ?? 0]?.text ?? '';
    expect(await spoilt(withStep({ not: [legal] }))).toContain('and the judge does not');
  });
  it('lacks a sentence', async () => {
    expect(await spoilt(withStep({ key: 'unsaid' }))).toContain('no sentence for step "unsaid"');
  });
  it('has a record that does not play', async () => {
    expect(
      await spoilt((draft) => ({ ...draft, record: draft.record.replace(/(\d+\. \d+) \S+/, '$1 fly') })),
    ).toContain('"fly');
  });
});
