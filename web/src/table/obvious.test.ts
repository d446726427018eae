// What is answered for a player, in a match of a few scripted choices.
import { beforeEach, describe, expect, it } from 'vitest';

import type { RawView, StoryPly } from '../engine/protocol';
import type { Judge } from './judge';
import { Match, type Manner, type MatchFile } from './match.svelte';

/** What is asked at a ply: the choices, and what each would do. `!` stands for good, `?` brings chance in. */
const SCRIPT = ['go stay', 'only', 'take leave', 'more less', 'end!'];

class Scripted extends Match {
  sitters = [];
  changedAt = 0;
  parts = [];
  topics = [];
  ranking = [];
  ended = false;
  fileReady = false;
  origin = 'own' as const;
  studyLink = '';
  held = false;
  thinker = null;
  played: string[] = [];
  undone: string[] = [];
  sealed = 0; // below it nothing is taken back
  asked = 0;

  constructor(
    manner: Partial<Manner>,
    private readonly script: readonly string[],
  ) {
    super({ confirms: () => false, paceMs: () => 0, asksAll: () => false, obvious: () => null, ...manner });
  }
  async open() {
    this.viewer = 0;
    this.hear();
    this.jump();
    await this.goOn();
  }
  file = () => Promise.reject<MatchFile>(new Error('none'));
  rematch = () => Promise.reject<string>(new Error('none'));

  private hear() {
    const ply = this.played.length;
    const legal = (this.script[ply] ?? '').split(' ').filter((text) => text !== '');
    const actor = legal.length > 0 ? 0 : 1;
    const undo = ply > this.sealed;
    const view = { ply, actor, legal: legal.map((text) => ({ text })), undo, redo: this.undone.length > 0 };
    const story = this.played.map((_, i) => ({ ply: i, actor: 0, turn: 1, sealed: false, events: [], told: [] }));
    this.receive({ view: view as unknown as RawView, actor, ply, floor: 0 }, 0, story as StoryPly[]);
  }
  judge: Judge = {
    foresee: async (text) => {
      ++this.asked;
      if (text.endsWith('?')) return { chance: true };
      return { chance: false, final: text.endsWith('!'), view: this.position?.view as RawView, events: [] };
    },
    play: async (_seat, text) => {
      if (text.startsWith('no')) return { why: 'not_legal', rule: '', message: '' };
      this.played.push(text);
      this.undone = [];
      this.hear();
      return null;
    },
    undo: async () => {
      this.undone.push(this.played.pop() ?? '');
      this.hear();
      return true;
    },
    redo: async () => {
      this.played.push(this.undone.pop() ?? '');
      this.hear();
      return true;
    },
    whyNot: () => Promise.resolve(null),
    viewAt: (ply) => Promise.resolve({ ...(this.position?.view as RawView), ply }),
  };
  async goOn() {
    await this.takeOnly();
  }
}

const obvious = (view: RawView) => view.legal.find(({ text }) => text === 'take')?.text ?? null;
let match: Scripted;
async function begin(manner: Partial<Manner>, ...script: string[]) {
  match = new Scripted(manner, script);
  await match.open();
}

describe('after a choice', () => {
  beforeEach(() => begin({ obvious }, ...SCRIPT));

  it('what is left alone and what the game calls obvious is taken; a real choice is asked', async () => {
    await match.play('go');
    expect(match.played).toEqual(['go', 'only', 'take']);
    expect([match.deciding, match.busy, match.frame?.view.ply]).toEqual([0, false, 3]);
    expect(match.takenForMe.map(({ ply }) => ply)).toEqual([1, 2]);
  });

  it('while it is, the last question stays', async () => {
    const seen: [number | undefined, boolean][] = [];
    const play = match.judge.play;
    match.judge.play = (seat, text) => {
      seen.push([match.frame?.view.ply, match.taking]);
      return play(seat, text);
    };
    await match.play('go');
    expect(seen).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect(match.taking).toBe(false);
  });

  it('one undo leads back to it, and one redo on again', async () => {
    await match.play('go');
    await match.undo();
    expect([match.played, match.frame?.view.ply]).toEqual([[], 0]);
    await match.redo();
    expect([match.played, match.frame?.view.ply]).toEqual([['go', 'only', 'take'], 3]);
    await match.undo();
    await match.play('stay');
    expect(match.played).toEqual(['stay', 'only', 'take']);
  });

  it('an end of the turn that stands for good is asked while something can be taken back', async () => {
    await match.play('go');
    await match.play('more');
    expect([match.played.length, match.deciding]).toEqual([4, 0]);
  });

  it('and taken when nothing can be', async () => {
    await match.play('go');
    match.sealed = 4;
    await match.play('more');
    expect([match.played.at(-1), match.deciding]).toEqual(['end!', null]);
  });
});

describe('nothing is taken', () => {
  it('where chance comes in', async () => {
    await begin({}, 'go stay', 'draw?');
    match.sealed = 1;
    await match.play('go');
    expect(match.played).toEqual(['go']);
  });
  it('for who wants to be asked everything', async () => {
    await begin({ asksAll: () => true, obvious }, ...SCRIPT);
    await match.play('go');
    expect([match.played, match.asked]).toEqual([['go'], 0]);
  });
  it('that is not legal, or is refused, and nobody tries for ever', async () => {
    await begin({ obvious: () => 'elsewhere' }, 'go stay', 'a b');
    await match.play('go');
    expect(match.played).toEqual(['go']);
    await begin({}, 'go stay', 'no');
    await match.play('go');
    expect([match.played, match.deciding, match.busy]).toEqual([['go'], 0, false]);
  });
});

describe('at the beginning of a turn', () => {
  it('the one choice that can be taken back is taken', async () => {
    await begin({ obvious }, 'only', 'take leave', 'go stay');
    expect(match.played).toEqual(['only', 'take']);
    await match.undo(); // nothing before it was chosen: back to the beginning, and there it is asked
    expect([match.played, match.deciding]).toEqual([[], 0]);
  });
  it('what stands for good is asked, and so is what only seems obvious', async () => {
    await begin({}, 'pass!');
    expect(match.played).toEqual([]);
    await begin({ obvious }, 'take leave');
    expect(match.played).toEqual([]);
  });
});

describe('before chance comes in', () => {
  const confirms = () => true;
  it('a choice is asked about once more', async () => {
    await begin({ confirms }, 'draw? stay');
    await match.play('draw?');
    expect([match.played, match.armed]).toEqual([[], 'draw?']);
    await match.play('draw?');
    expect(match.played).toEqual(['draw?']);
  });
  it('but not where it comes whatever is chosen', async () => {
    await begin({ confirms }, 'left? right?');
    await match.play('left?');
    expect([match.played, match.armed]).toEqual([['left?'], null]);
  });
});
