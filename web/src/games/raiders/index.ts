// Raiders of the North Sea at the table.
import type { Component } from 'svelte';
import type { TableProps } from '../../table/contract';
import { topicsOf } from '../../table/topics';
import { legend } from './legend';
import Picture from './Picture.svelte';
import SeatSummary from './SeatSummary.svelte';
import Table from './Table.svelte';

export { explain } from './explain';
export { default as drawings } from './Drawings.svelte';
export { sound } from './sounds';
export const table = Table as Component<TableProps>;
export const picture = Picture;
export { legend };
export const seat = SeatSummary;
export { choice, hasPiece, obvious } from './choices';

/** The help topic of a phrase of the log. */
export const topicOf = topicsOf([
  [/^raiders\.card\./, 'cards'],
  [/^raiders\.building\.town_hall/, 'hall'],
  [/^raiders\.building\.barracks/, 'hire'],
  [/^raiders\.building\./, 'building'],
  [/^raiders\.place\./, 'raid'],
  [/^raiders\.worker\./, 'worker'],
  [/^raiders\.tile/, 'offering'],
  [/^raiders\.amount\.valkyrie/, 'valkyrie'],
  [/^raiders\.amount\.armour/, 'armour'],
  [/^raiders\.amount\./, 'supply'],
]);
