// The game in a few lines, which the help leads with: what it is about, a turn, the end, the scoring.
import type { Words } from '../words/phrase';

export const CHAPTERS = ['goal', 'turn', 'end', 'scoring'] as const;
export type ChapterName = (typeof CHAPTERS)[number];
export interface Chapter {
  readonly name: ChapterName;
  readonly lines: readonly string[];
}

/** The chapters of a game, as far as it has words for them. A line of the words is a line on the page. */
export function guideOf(game: string, words: Words): readonly Chapter[] {
  return CHAPTERS.flatMap((name) => {
    const key = `${game}.guide.${name}`;
    return words.knows(key) ? [{ name, lines: words.say({ key }).split('\n') }] : [];
  });
}

/** Topics that the guide tells as well; without a guide they stand among the others. */
const TOLD: Readonly<Record<string, ChapterName>> = { turn: 'turn', end: 'end', score: 'scoring' };

/** Where the rules tell a chapter at length. */
export function topicIn(chapter: ChapterName): string {
  const topic = Object.keys(TOLD).find((each) => TOLD[each] === chapter);
  return topic === undefined ? chapter : `topic:${topic}`;
}

export function chapterOf(topic: string | null, guide: readonly Chapter[]): ChapterName | null {
  const name = topic === null ? undefined : TOLD[topic];
  return name !== undefined && guide.some((chapter) => chapter.name === name) ? name : null;
}
