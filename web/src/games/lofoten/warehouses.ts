// How a warehouse is called in short.
import type { Say } from '../../table/contract';
import type { Warehouse } from './types';

/** What is on its gable: `8`, `3×`, `7+3`, or a range as long as the good that decides it is not known. */
export function worthOf({ card, level, worth, second }: Warehouse, say: Say): string {
  if (worth === null) return say(`lofoten.worth.${card}`);
  if (level === 1 || card === 'w2_fixed_price') return String(worth);
  return say(`lofoten.worth.${card}`, { n: worth, second });
}

/** Its way of counting, as a key: the level-1 cards count alike. */
export const kindOf = ({ card, level }: Warehouse): string => (level === 1 ? 'w1' : card);
