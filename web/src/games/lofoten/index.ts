// Lofoten at the table.
import type { Component } from 'svelte';
import type { TableProps } from '../../table/contract';
import { legend } from './legend';
import Picture from './Picture.svelte';
import Table from './Table.svelte';

export const table = Table as Component<TableProps>;
export const picture = Picture;
export { legend };

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
