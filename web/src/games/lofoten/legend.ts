// The signs of Lofoten, by what a player meets first.
import type { LegendEntry } from '../../table/contract';

export const legend: readonly LegendEntry[] = [
  { icon: '#lf-g-mead', key: 'lofoten.good.mead', tone: 't-mead' },
  { icon: '#lf-g-fish', key: 'lofoten.good.fish', tone: 't-fish' },
  { icon: '#lf-g-sheep', key: 'lofoten.good.sheep', tone: 't-sheep' },
  { icon: '#lf-g-coffer', key: 'lofoten.good.coffer', tone: 't-coffer' },
  { icon: '#lf-e-mead', key: 'lofoten.legend.effect.mead', tone: 't-mead' },
  { icon: '#lf-e-fish', key: 'lofoten.legend.effect.fish', tone: 't-fish' },
  { icon: '#lf-e-sheep', key: 'lofoten.legend.effect.sheep', tone: 't-sheep' },
  { icon: '#lf-e-coffer', key: 'lofoten.legend.effect.coffer', tone: 't-coffer' },
  { icon: '#lf-bk-r', key: 'lofoten.legend.buckler.raven' },
  { icon: '#lf-bk-b', key: 'lofoten.legend.buckler.bear' },
  { icon: '#lf-coin', key: 'lofoten.legend.coin' },
  { icon: '#lf-lock', key: 'lofoten.legend.closed' },
];
