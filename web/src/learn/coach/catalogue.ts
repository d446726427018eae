// Which lessons there are, known at once: a name, a place in the order and how long it takes. The rest of each file is
// loaded when somebody wants to learn (lessons.ts), and so it is read there as text: an import would bring it along here.
import { findGame } from '../../games/list';

export interface Entry {
  readonly game: string;
  readonly name: string;
  readonly order: number;
  readonly minutes: number;
}

const orders = import.meta.glob<number>(['../games/*/lessons/*.json', '!../games/*/lessons/*.*.json'], {
  eager: true,
  import: 'order',
});
const minutes = import.meta.glob<number>(['../games/*/lessons/*.json', '!../games/*/lessons/*.*.json'], {
  eager: true,
  import: 'minutes',
});

const entries: readonly Entry[] = Object.entries(orders)
  .map(([path, order]) => {
    const [, game = '', name = ''] = /games\/(\w+)\/lessons\/(.+)\.json$/.exec(path) ?? [];
    return { game, name, order, minutes: minutes[path] ?? 10 };
  })
  .filter(({ game }) => findGame(game))
  .sort((a, b) => a.order - b.order);

/** The lessons of a game, in their order. */
export const lessonsOf = (game: string): readonly Entry[] => entries.filter((entry) => entry.game === game);
