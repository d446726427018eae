// A move as icon, verb and consequence. What it leads to is the engine's word: the offers, the berths, the values.
import type { Choice, LegalMove, Say, View } from '../../table/contract';
import { completedBy } from './foreseen';
import { kindsIn, tilesOf } from './gains';
import { isDark } from './fleet';
import { placeOf } from './names';
import { wantsOf } from './needs';
import type { CellText, Counts, Kind, Longship, Offer, Player, ShipText, State } from './types';

type Plain = Omit<Choice, 'kind'>;

/** Says moves of one position. */
class Teller {
  readonly #state: State;
  readonly #me: Player | undefined;
  constructor(
    view: View,
    private readonly say: Say,
  ) {
    this.#state = view.state as State;
    this.#me = this.#state.players[this.#state.active];
  }

  #offer = (text: string): Offer | undefined => this.#state.offers.find(({ move }) => move === text);
  #points = (n: number): string => this.say('loot.table.points', { n: signed(n), count: Math.abs(n) });
  /** A consequence; none that is nothing. */
  #leads = (parts: readonly string[], points: number): Partial<Plain> => {
    const all = points === 0 ? parts : [...parts, this.#points(points)];
    return all.length > 0 ? { leadsTo: all.join(', ') } : {};
  };
  #tiles = (tiles: Counts): string =>
    kindsIn(tiles)
      .map(([kind, n]) => this.say(`loot.count.${kind}`, { n }))
      .join(', ');

  place(text: string): Plain {
    const offer = this.#offer(text);
    const tiles = tilesOf(offer?.brings ?? []);
    const [best] = kindsIn(tiles).reverse();
    if (!offer || !best) return { icon: '#lt-v0', verb: this.say('loot.choice.place.nothing') };
    return {
      icon: `#lt-${best[0]}`,
      verb: this.say('loot.choice.place', { tiles: this.#tiles(tiles) }),
      ...this.#leads([], offer.points),
    };
  }

  shield = (shield: string): Plain => ({
    icon: `#lt-p-${shield}`,
    verb: this.say(`loot.table.shield.${shield}`),
    leadsTo: this.say(`loot.choice.shield.${shield}`),
  });

  leave = (kind: Kind): Plain => ({
    icon: `#lt-${kind}`,
    verb: this.say('loot.choice.leave', { tile: this.say(`loot.the.${kind}`) }),
    ...this.#leads([], -(this.#me?.kinds[kind].value ?? 0)),
  });

  lay(text: string, kind: Kind, cell: CellText): Plain {
    const offer = this.#offer(text);
    const completed = this.#completed(offer);
    return {
      icon: `#lt-${kind}`,
      verb: this.say('loot.choice.lay', { tile: this.say(`loot.the.${kind}`), ...this.#at(cell) }),
      ...this.#leads(completed.length > 0 ? completed : this.#nearer(kind, cell), offer?.points ?? 0),
    };
  }
  #at = (cell: CellText) => placeOf(this.#state.cells, cell);
  /** The sites and longships that a tile of this kind on this cell is for. */
  #nearer(kind: Kind, cell: CellText): string[] {
    const wants = this.#me ? wantsOf(this.#me) : [];
    const those = wants.filter(({ lacks, beside }) => (lacks[kind] ?? 0) > 0 && beside.includes(cell));
    const names = those.map((want) =>
      'kind' in want ? this.say(`loot.site.${want.kind as string}`) : this.say('loot.choice.longship'),
    );
    return names.length > 0 ? [this.say('loot.choice.nearer', { what: [...new Set(names)].join(', ') })] : [];
  }

  ship(name: ShipText): Plain {
    const ship = this.#state.sea.find((each) => each?.ship === name);
    const berth = this.#me?.berths.find((each) => each.ship === name);
    if (!ship || !berth) return { verb: this.say('loot.topic.longship') };
    return {
      icon: hull(ship),
      verb: this.say('loot.choice.ship', { bonus: ship.bonus, target: this.say(`loot.kind.${ship.target}`) }),
      leadsTo: this.say(`loot.choice.ship.${berth.adds > 0 ? 'then' : 'none'}`, {
        adds: berth.adds,
        penalty: ship.penalty,
      }),
    };
  }

  berth(text: string, cell: CellText): Plain {
    const offer = this.#offer(text);
    const { taking } = this.#state.step;
    const done = completedBy(offer?.brings ?? []).length > 0;
    const lacks = this.#tiles(offer?.lacks ?? {});
    return {
      ...(taking && { icon: hull(taking) }),
      verb: this.say('loot.choice.berth', this.#at(cell)),
      leadsTo: done
        ? offer?.points
          ? this.say('loot.choice.berth.done', { points: this.#points(offer.points) })
          : this.say('loot.choice.completes')
        : this.say('loot.choice.berth.lacks', { lacks, penalty: taking?.penalty ?? 0 }),
    };
  }

  trophy(axes: number): Plain {
    const points = this.#state.trophies.find((each) => each.axes === axes)?.points ?? 0;
    return { icon: '#lt-trophy', verb: this.say('loot.choice.trophy', { axes }), leadsTo: this.#points(points) };
  }

  end(): Plain {
    const drawn = this.#state.step.emptied !== null && this.#state.bag.length > 0;
    const verb = this.say('loot.table.end');
    return drawn ? { verb, leadsTo: this.say('loot.choice.end.draws') } : { verb };
  }

  #completed(offer: Offer | undefined): string[] {
    return (offer?.brings ?? []).flatMap((it) => {
      if (it.event === 'finished') {
        const site = this.#me?.sites.find(({ site }) => site === it.site);
        return [this.say('loot.choice.finishes', { site: this.say(`loot.site.${site?.kind ?? 'port'}`) })];
      }
      return it.event === 'validated' ? [this.say('loot.choice.completes')] : [];
    });
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const hull = (ship: Longship): string => (isDark(ship) ? '#lt-shipd' : '#lt-shipl');

export function choice({ text, words }: LegalMove, view: View, say: Say): Choice {
  const tell = new Teller(view, say);
  const [verb, first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'place':
      return { ...tell.place(text), kind: 'plain' };
    case 'shield': // once a game
      return { ...tell.shield(first), kind: 'paid' };
    case 'leave':
      return { ...tell.leave(first as Kind), kind: 'plain' };
    case 'lay':
      return { ...tell.lay(text, first as Kind, second), kind: 'plain' };
    case 'ship':
      return { ...tell.ship(first), kind: 'plain' };
    case 'berth':
      return { ...tell.berth(text, first), kind: 'plain' };
    case 'trophy':
      return { ...tell.trophy(Number(first)), kind: 'plain' };
    case 'end':
      return { ...tell.end(), kind: 'end' };
    default:
      return { verb: words, kind: 'plain' };
  }
}
