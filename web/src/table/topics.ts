// Which help topic belongs to a phrase of the log or to a piece, as tables that a game lists; and what a topic says.
import { withCapital } from '../words/phrase';
import type { Spot } from './spots';

/** A pattern and its topic; without a topic, what the pattern caught is the topic. */
export type TopicRow = readonly [pattern: RegExp, topic?: string];

/** The topic of the first row that fits a phrase's key. */
export const topicsOf =
  (rows: readonly TopicRow[]) =>
  (phraseKey: string): string | null => {
    for (const [pattern, topic] of rows) {
      const found = pattern.exec(phraseKey);
      if (found) return topic ?? found[1] ?? null;
    }
    return null;
  };

/** The kind of a piece is the first word of its spot: `market` of `market-2`. */
export const kindOf = (spot: Spot): string => spot.split('-', 1)[0] ?? '';
/** What follows it: `2` of `market-2`, `wood-2,4` of `won-wood-2,4`. */
export const restOf = (spot: Spot): string => spot.slice(kindOf(spot).length + 1);

/** What of the words is needed here. */
interface Book {
  knows(key: string): boolean;
  say(phrase: { key: string }): string;
}

/** What a topic is called. */
export function topicTitle(words: Book, game: string, topic: string): string {
  const key = `${game}.topic.${topic}`;
  return withCapital(words.knows(key) ? words.say({ key }) : topic);
}
/** The help on a topic of a game, or on any key of the words; null: there is none. What the terminal explains of its own
 *  signs, the page says otherwise (`.page`). */
export function helpOf(words: Book, game: string, topic: string): string | null {
  const key = [`${game}.help.${topic}.page`, `${game}.help.${topic}`, topic].find((each) => words.knows(each));
  return key === undefined ? null : words.say({ key });
}
