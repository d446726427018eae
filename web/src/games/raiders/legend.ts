// The signs of Raiders: stores, workers, strength, settlements.
import type { LegendEntry } from '../../table/contract';

const SIGNS = [
  'silver',
  'provisions',
  'gold',
  'iron',
  'livestock',
  'valkyrie',
  'armour',
  'crew',
  'strength',
  'vp',
  'card',
  'die',
  'offering',
  'plunder',
  'skull',
  'w-black',
  'w-grey',
  'w-white',
  'harbour',
  'outpost',
  'monastery',
  'fortress',
] as const;

export const legend: readonly LegendEntry[] = SIGNS.map((sign) => ({
  icon: `#rd-${sign}`,
  key: `raiders.legend.${sign}`,
}));
