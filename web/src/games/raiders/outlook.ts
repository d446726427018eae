// What a house would do now, as short lines with signs in brackets: `1[iron] → 2[armour]`. The numbers are the engine's.
import type { Foresight } from '../../table/contract';
import {
  ASSETS,
  type Amounts,
  type Building,
  type BuildingOutlook,
  type Card,
  type Prospect,
  type State,
} from './types';

export const amountsText = (amounts: Amounts): string =>
  ASSETS.flatMap((asset) => (amounts[asset] ? [`${amounts[asset]}[${asset}]`] : [])).join(' ');

export function prospectText({ pays, gains, draws, discards, points }: Prospect): string {
  if (draws) return `+${draws}[card]`;
  const price = discards ? `${discards}[card]` : amountsText(pays);
  const gain = points === undefined ? amountsText(gains) : `${points}[vp]`;
  return price ? `${price} → ${gain}` : `+${gain}`;
}

/** The possible options; offerings in one line, because their tiles tell the rest. */
export function optionLines(options: readonly Prospect[]): string[] {
  const possible = options.filter((option) => option.possible);
  const offers = possible.filter((option) => option.points !== undefined);
  const lines = possible.filter((option) => option.points === undefined).map(prospectText);
  if (offers.length === 1 && offers[0]) lines.push(prospectText(offers[0]));
  else if (offers.length > 1)
    lines.push(`${offers.length}×[offering] ${offers.map((each) => each.points).join('/')}[vp]`);
  return lines;
}

export interface Doing {
  readonly lines: readonly string[]; // empty: nothing would happen there
  /** Cards that could be played or hired there: so many of the hand. */
  readonly cards: readonly Card[] | null;
}

const outlookOf = (state: State, seat: number, building: Building): BuildingOutlook | undefined =>
  state.players[seat]?.buildings.find((each) => each.building === building);

/** From the foresight of the move that leads there. */
export function doingThere(then: Foresight<State>, seat: number, building: Building): Doing | null {
  if (then.chance) return null;
  const { state } = then.view;
  if (state.phase !== 'act' || state.step.where !== building) return { lines: [], cards: [] };
  const { options = [], cards } = outlookOf(state, seat, building) ?? {};
  return cards ? { lines: [], cards } : { lines: optionLines(options), cards: null };
}

/** From the view alone: with the worker that stands there, else with mine; null where the engine says nothing. */
export function doingLater(state: State, seat: number, building: Building): Doing | null {
  const outlook = outlookOf(state, seat, building);
  if (!outlook || building === 'town_hall' || building === 'barracks') return null;
  const options = outlook.empty ? outlook.options : outlook.later;
  return options.length > 0 ? { lines: optionLines(options), cards: null } : null;
}
