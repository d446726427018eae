// The picture between two views: what the table looks like after one event. Only where pieces lie is followed, so that
// they can travel one after the other; the view that comes in the end is the truth and replaces all of it.
import { seatOf, withPlayer } from '../../table/picture';
import type { Event } from './events';
import type { Fleet } from './fleet';
import {
  hexText,
  type BerthedShip,
  type CellText,
  type Counts,
  type HexText,
  type Kind,
  type LandHex,
  type Longship,
  type Player,
  type State,
  type Step,
} from './types';

const withStep = (state: State, change: (step: Step) => Partial<Step>): State => ({
  ...state,
  step: { ...state.step, ...change(state.step) },
});

const withHexes = (state: State, change: (hex: LandHex) => LandHex): State => ({
  ...state,
  board: { ...state.board, hexes: state.board.hexes.map(change) },
});

const counted = (counts: Counts, kind: Kind, by: number): Counts => ({
  ...counts,
  [kind]: Math.max(0, (counts[kind] ?? 0) + by),
});

const withWon = (state: State, kind: Kind, by: number): State =>
  withStep(state, ({ won }) => ({ won: counted(won, kind, by) }));

const withStack = (state: State, spot: HexText | null, by: number): State =>
  spot === null
    ? state
    : withHexes(state, (hex) =>
        hex.type === 'building' && hexText(hex) === spot ? { ...hex, stack: hex.stack + by } : hex,
      );

function withSea(state: State, slot: number, ship: Longship | null): State {
  const changed = withHexes(state, (hex) =>
    hex.type === 'sea' && hex.slot === slot ? { ...hex, ship: ship?.ship ?? null } : hex,
  );
  return { ...changed, sea: state.sea.map((was, i) => (i === slot ? ship : was)) };
}

const withTrophyGone = (state: State, axes: number): State => {
  const gone = <T extends { axes: number; left: boolean }>(trophy: T): T =>
    trophy.axes === axes ? { ...trophy, left: false } : trophy;
  const changed = withHexes(state, (hex) => (hex.type === 'trophy' ? gone(hex) : hex));
  return { ...changed, trophies: state.trophies.map(gone) };
};

/** Just berthed: what lies around it, the view tells. */
const berthedAt = (ship: Longship, cell: CellText): BerthedShip => ({
  ...ship,
  cell,
  validated: false,
  lacks: ship.needs,
  beside: [],
  last: null,
  adds: 0,
});

const filled = (player: Player, cell: CellText) => player.empty.filter((each) => each !== cell);

/** Reads the fields of an event as the engine names them (engine/games/loot/events.h). */
export function after(state: State, event: Event, fleet: Fleet): State {
  const seat = seatOf(event, state.active);
  switch (event.event) {
    case 'shield': {
      const shield = event.shield;
      const used = withPlayer(state, seat, ({ shields }) => ({ shields: shields.filter((each) => each !== shield) }));
      return withStep(used, ({ declared }) => ({ declared: [...declared, shield] }));
    }
    case 'placed': {
      const placed = withHexes(state, (hex) =>
        hex.type === 'resource' && hexText(hex) === event.hex
          ? { ...hex, vikings: [...hex.vikings, seat].sort((a, b) => a - b) }
          : hex,
      );
      const fewer = withPlayer(placed, seat, ({ vikings_left }) => ({ vikings_left: vikings_left - 1 }));
      return withStep(fewer, () => ({ declared: [] }));
    }
    case 'won': {
      const count = event.count;
      return withWon(withStack(state, event.spot, -count), event.kind, count);
    }
    case 'left':
      return withWon(withStack(state, event.spot, 1), event.kind, -1);
    case 'laid': {
      const [kind, cell] = [event.kind, event.cell];
      const laid = withPlayer(state, seat, (player) => ({
        tiles: [...player.tiles, { cell, kind }],
        empty: filled(player, cell),
        kinds: { ...player.kinds, [kind]: { ...player.kinds[kind], tiles: player.kinds[kind].tiles + 1 } },
      }));
      return withWon(laid, kind, -1);
    }
    case 'took_ship': {
      const [ship, slot] = [event.ship, event.slot];
      return withStep(withSea(state, slot, null), () => ({
        taken: ship,
        taking: fleet.get(ship) ?? null,
        emptied: slot,
      }));
    }
    case 'berthed': {
      const [ship, cell] = [fleet.get(event.ship), event.cell];
      const berthed = withPlayer(state, seat, (player) => ({
        ships: ship ? [...player.ships, berthedAt(ship, cell)] : player.ships,
        empty: filled(player, cell),
      }));
      return withStep(berthed, () => ({ taken: null, taking: null }));
    }
    case 'validated':
      return withPlayer(state, seat, ({ ships }) => ({
        ships: ships.map((each) => (each.ship === event.ship ? { ...each, validated: true } : each)),
      }));
    case 'finished':
      return withPlayer(state, seat, ({ sites }) => ({
        sites: sites.map((each) => (each.site === event.site ? { ...each, finished: true } : each)),
      }));
    case 'trophy':
      return withPlayer(withTrophyGone(state, event.axes), seat, () => ({ trophy: event.axes }));
    case 'refilled':
      return withSea(state, event.slot, fleet.get(event.ship) ?? null);
    default:
      return state;
  }
}
