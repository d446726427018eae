// Loot at the table.
import type { Component } from 'svelte';
import type { SeatProps, TableProps } from '../../table/contract';
import { topicsOf } from '../../table/topics';
import { legend } from './legend';
import Picture from './Picture.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';

export { explain } from './explain';
export { default as drawings } from './Drawings.svelte';
export { sound } from './sounds';
export const table = Table as Component<TableProps>;
export { choice } from './choice';
export { hasPiece } from './moves';

export const picture = Picture;
export { legend };
export const seat = Seat as Component<SeatProps>;

/** The help topic of a phrase of the log. */
export const topicOf = topicsOf([
  [/^loot\.longship/, 'longship'],
  [/^loot\.site\./, 'site'],
  [/^loot\.shield\./, 'shield'],
  [/^loot\.(?:terrain|land)\./, 'resource'],
  [/^loot\.(?:kind|count|one|the)\.(?:wood|sheep|gold|axe)/, 'resource'],
  [/^loot\.(?:kind|count|one|the)\.(house|tower|castle)/],
]);
