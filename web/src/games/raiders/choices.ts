// A move as it is offered beside the table: a picture, a verb, what it leads to. Figures are the engine's.
import type { Choice, LegalMove, Say, View } from '../../table/contract';
import { withCapital } from '../../words/phrase';
import { span } from './chances';
import { spotOf } from './moves';
import { ASSETS, PIECES, isBuilding, isCard, type Amounts, type Building, type Card, type Prospect } from './types';
import type { BuildingOutlook, OfferingTile, Place, Player, State } from './types';

const list = (parts: readonly string[]): string => parts.join(', ');

/** All that one choice is made of. */
interface Told {
  readonly move: LegalMove;
  readonly first: string; // the word after the verb
  readonly view: View<State>;
  readonly state: State;
  readonly me: Player | undefined;
  readonly say: Say;
}

const amounts = ({ say }: Told, all: Amounts): string =>
  list(ASSETS.flatMap((asset) => (all[asset] ? [say(`raiders.amount.${asset}`, { n: all[asset] })] : [])));

/** "2 silver → 1 armour", "+2 provisions". */
function prospectWords(told: Told, { pays, gains, draws, discards, points }: Prospect): string {
  const { say } = told;
  if (draws) return say('raiders.choice.gain', { what: say('raiders.choice.cards', { n: draws }) });
  const gain = points === undefined ? amounts(told, gains) : say('raiders.choice.points', { n: points });
  const price = discards ? say('raiders.choice.cards', { n: discards }) : amounts(told, pays);
  return price ? say('raiders.choice.trade', { price, gain }) : say('raiders.choice.gain', { what: gain });
}

const outlookOf = ({ me }: Told, building: string): BuildingOutlook | undefined =>
  me?.buildings.find((each) => each.building === building);

/** What a house would do. The cards of Town Hall and Barracks are chosen there. */
function houseWords(told: Told, building: Building, options: readonly Prospect[]): string {
  const { say } = told;
  if (building === 'town_hall' || building === 'barracks') return withCapital(say(`raiders.building.${building}.text`));
  const possible = options.filter((option) => option.possible);
  if (possible.length === 0) return say('raiders.house.nothing');
  const offers = possible.filter((option) => option.points !== undefined);
  const lines = possible.filter((option) => option.points === undefined).map((option) => prospectWords(told, option));
  if (offers.length > 0)
    lines.push(say('raiders.choice.offers', { n: offers.length, most: Math.max(...offers.map((o) => o.points ?? 0)) }));
  return lines.join(say('raiders.choice.or'));
}

/** What a house would do for the viewer now; null: nobody knows. */
export function houseNow(building: Building, view: View<State>, say: Say): string | null {
  const { state } = view;
  const me = state.players[view.you ?? 0];
  const told: Told = { move: { text: '', words: '' }, first: building, view, state, me, say };
  const outlook = outlookOf(told, building);
  if (!outlook) return null;
  return houseWords(told, building, state.village[building] === null ? outlook.options : outlook.later);
}

const house = (told: Told, icon: string, later: boolean): Choice => {
  const building = told.first as Building;
  const outlook = outlookOf(told, building);
  const options = (later ? outlook?.later : outlook?.options) ?? [];
  return {
    icon,
    verb: told.say(`raiders.building.${building}`),
    leadsTo: houseWords(told, building, options),
    kind: 'plain',
  };
};

function raid(told: Told): Choice {
  const { say, me, state } = told;
  const place = told.first as Place;
  const forecast = me?.raids.find((each) => each.place === place);
  const type = state.settlements.find((each) => each.place === place)?.type ?? 'harbour';
  const verb = withCapital(say(`raiders.place.${place}`));
  if (!forecast) return { icon: `#rd-${type}`, verb, kind: 'plain' };
  const [least, most] = span(forecast);
  const points =
    least === most ? say('raiders.choice.points', { n: least }) : say('raiders.choice.span', { least, most });
  const { provisions, gold } = forecast.needs;
  const price = amounts(told, { provisions, gold });
  return {
    icon: `#rd-${type}`,
    verb,
    leadsTo: price ? say('raiders.choice.trade', { price, gain: points }) : points,
    kind: 'plain',
  };
}

function spot(told: Told): Choice {
  const { say, state, me } = told;
  const i = Number(told.first) - 1;
  const lot = state.settlements.find((each) => each.place === state.step.raid)?.spots[i];
  if (!lot) return words(told);
  const deaths = me?.raids.find((each) => each.place === state.step.raid)?.deaths[i] ?? 0;
  return {
    icon: `#rd-w-${lot.worker}`,
    verb: withCapital(
      list(PIECES.filter((piece) => lot[piece] > 0).map((piece) => say(`raiders.amount.${piece}`, { n: lot[piece] }))),
    ),
    leadsTo: deaths > 0 ? say('raiders.sheet.deaths', { n: deaths }) : say('raiders.choice.nobody_dies'),
    kind: 'plain',
  };
}

/** A card by its name, with what it does where it goes or where it leaves. */
function card(told: Told, use: 'crew' | 'hall'): Choice {
  const { say, move, state } = told;
  const name = told.first as Card;
  const [verb = ''] = move.text.split(' ');
  const face = state.cards[name];
  const text = use === 'hall' && face?.hero ? '' : say(`raiders.card.${name}.${use}`);
  const idle = move.phrase?.key === 'raiders.move.play_idle';
  return {
    icon: `#rd-p-${name}`,
    verb: say(`raiders.choice.${verb}`, { card: nameOf(told, name) }),
    leadsTo: idle ? say('raiders.choice.idle') : withCapital(text),
    kind: 'plain',
  };
}
const nameOf = ({ say }: Told, name: Card): string => say(`raiders.card.${name}`);

function hire(told: Told): Choice {
  const { say, state } = told;
  const name = told.first as Card;
  const face = state.cards[name];
  return {
    icon: `#rd-p-${name}`,
    verb: nameOf(told, name),
    leadsTo: say('raiders.choice.hired', {
      price: say('raiders.amount.silver', { n: state.step.prices[name] ?? 0 }),
      strength: face?.strength ?? 0,
      text: say(`raiders.card.${name}.crew`),
    }),
    kind: 'plain',
  };
}

function tile(told: Told): Choice {
  const offering = told.state.offerings.find((each): each is OfferingTile => each?.tile === told.first);
  if (!offering) return words(told);
  return {
    icon: '#rd-offering',
    verb: told.say('raiders.choice.points', { n: offering.points }),
    leadsTo: amounts(told, offering.cost),
    kind: 'plain',
  };
}

/** The engine's own sentence. */
const words = ({ move }: Told, icon?: string, kind: Choice['kind'] = 'plain'): Choice => ({
  ...(icon ? { icon } : {}),
  verb: withCapital(move.words),
  kind,
});

export function choice(move: LegalMove, given: View, say: Say): Choice {
  const view = given as View<State>;
  const { state } = view;
  const [verb = '', first = '', second = ''] = move.text.split(' ');
  const told: Told = { move, first, view, state, me: state.players[view.you ?? 0], say };
  const kind = ASSETS.find((asset) => asset === first);
  switch (verb) {
    case 'place':
      return house(told, `#rd-w-${told.me?.worker ?? 'none'}`, false);
    case 'pick':
      return house(told, `#rd-w-${state.village[first as Building] ?? 'none'}`, true);
    case 'copy':
      return house(told, `#rd-${first}`, false);
    case 'swap':
      return {
        icon: `#rd-w-${state.village[first as Building] ?? 'none'}`,
        verb: say(`raiders.building.${first}`),
        kind: 'plain',
      };
    case 'raid':
      return raid(told);
    case 'spot':
      return spot(told);
    case 'hire':
      return hire(told);
    case 'play':
    case 'discard':
      return card(told, 'hall');
    case 'enlist':
    case 'dismiss':
    case 'kill':
    case 'lose':
    case 'return':
      return card(told, 'crew');
    case 'give':
      return isCard(first) ? card(told, 'crew') : words(told, `#rd-${first}`);
    case 'offer':
    case 'under':
      return tile(told);
    case 'draw':
      return words(told, '#rd-card');
    case 'take':
    case 'pay':
    case 'spare':
      return words(told, kind && `#rd-${kind}`);
    case 'reroll':
      return words(told, `#rd-die-${first}`);
    case 'keep':
      return second ? words(told, '#rd-card') : words(told, '#rd-ok', 'skip');
    case 'skip':
      return { verb: say('raiders.choice.skip'), kind: 'skip' };
    case 'end':
      return { verb: say('raiders.choice.end'), kind: 'end' };
    default:
      return words(told);
  }
}

/** A lone gain that costs nothing is what one came for. Skipping it stays possible: undo, then skip. */
export function obvious(given: View): string | null {
  const view = given as View<State>;
  const { phase, step } = view.state;
  const [only, ...others] = view.legal.map(({ text }) => text).filter((text) => text !== 'skip');
  if (phase !== 'act' || only === undefined || others.length > 0 || view.you === null) return null;
  const option = view.state.players[view.you]?.buildings
    .find(({ building }) => building === step.where)
    ?.options.find(({ move }) => move === only);
  return option && isGift(option) ? only : null;
}
const isGift = ({ pays, gains, draws, discards, points }: Prospect): boolean =>
  !draws && !discards && points === undefined && Object.keys(pays).length === 0 && Object.keys(gains).length > 0;

/** Pieces to be pressed on the table; the three cards of KEEP are gathered in the hand. */
export const hasPiece = (text: string): boolean => {
  const [verb = '', first = ''] = text.split(' ');
  if (verb === 'keep') return true;
  return isBuilding(first) || /^(isle|hand|crew|tile|die|seat|spot)-/.test(spotOf(text) ?? '');
};
