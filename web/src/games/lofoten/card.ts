import type { Card } from '../card';
import Art from './Art.svelte';

export const card: Card = {
  art: Art,
  ground: 'sea',
  minutes: { from: 30, to: 45 },
  options: [
    {
      kind: 'modules',
      name: 'modules',
      modules: [{ name: 'warehouses', most: 4 }, { name: 'jarls' }, { name: 'upgrades' }],
    },
    { kind: 'choice', name: 'tie', values: ['none', 'both'] },
  ],
};
