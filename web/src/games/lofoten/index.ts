// Lofoten at the table.
import type { Component } from 'svelte';
import type { TableProps } from '../../table/contract';
import { topicsOf } from '../../table/topics';
import { legend } from './legend';
import { chance, choice, hasPiece, obvious } from './choices';
import Picture from './Picture.svelte';
import ScoreDetail from './ScoreDetail.svelte';
import Table from './Table.svelte';

export { explain } from './explain';
export { default as drawings } from './Drawings.svelte';
export { sound } from './sounds';
export const table = Table as Component<TableProps>;
export const picture = Picture;
export { legend };
/** The end sheet by warehouse. */
export const scoreDetail = ScoreDetail;
export { chance, choice, hasPiece, obvious };

/** The help topic of a phrase of the log. */
export const topicOf = topicsOf([
  [/^lofoten\.tile/, 'tile'],
  [/^lofoten\.order/, 'order'],
  [/^lofoten\.longship/, 'longship'],
  [/^lofoten\.warehouse/, 'warehouse'],
  [/^lofoten\.jarl/, 'jarls'],
  [/^lofoten\.good\.(\w+)/],
]);
