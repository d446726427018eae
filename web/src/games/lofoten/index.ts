// Lofoten at the table.
import type { Component } from 'svelte';
import type { TableProps } from '../../table/contract';
import { choice, hasPiece, obvious } from './choices';
import Picture from './Picture.svelte';
import ScoreDetail from './ScoreDetail.svelte';
import Table from './Table.svelte';

export const table = Table as Component<TableProps>;
export const picture = Picture;
/** The end sheet by warehouse. */
export const scoreDetail = ScoreDetail;
export { choice, hasPiece, obvious };

const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/^lofoten\.tile/, 'tile'],
  [/^lofoten\.order/, 'order'],
  [/^lofoten\.longship/, 'longship'],
  [/^lofoten\.warehouse/, 'warehouse'],
  [/^lofoten\.jarl/, 'jarls'],
  [/^lofoten\.good\.(\w+)/, ''],
];

/** The help topic of a phrase of the log. */
export function topicOf(phraseKey: string): string | null {
  for (const [pattern, topic] of TOPICS) {
    const found = pattern.exec(phraseKey);
    if (found) return topic || (found[1] ?? null);
  }
  return null;
}
