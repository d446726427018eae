// The signs of Loot: what is won, what is finished, what the shields do.
import type { LegendEntry } from '../../table/contract';

export const legend: readonly LegendEntry[] = [
  { icon: '#lt-wood', key: 'loot.kind.wood' },
  { icon: '#lt-sheep', key: 'loot.kind.sheep' },
  { icon: '#lt-gold', key: 'loot.kind.gold' },
  { icon: '#lt-axe', key: 'loot.kind.axe' },
  { icon: '#lt-house', key: 'loot.kind.house' },
  { icon: '#lt-tower', key: 'loot.kind.tower' },
  { icon: '#lt-castle', key: 'loot.kind.castle' },
  { icon: '#lt-shipl', key: 'loot.legend.ship.light' },
  { icon: '#lt-shipd', key: 'loot.legend.ship.dark' },
  { icon: '#lt-port', key: 'loot.site.port' },
  { icon: '#lt-altar', key: 'loot.site.altar' },
  { icon: '#lt-palace', key: 'loot.site.palace' },
  { icon: '#lt-p-second', key: 'loot.shield.second' },
  { icon: '#lt-p-double', key: 'loot.shield.double' },
  { icon: '#lt-p-occupied', key: 'loot.shield.occupied' },
  { icon: '#lt-trophy', key: 'loot.topic.trophy' },
  { icon: '#lt-tick', key: 'loot.legend.done' },
  { icon: '#lt-star', key: 'loot.legend.star' },
];
