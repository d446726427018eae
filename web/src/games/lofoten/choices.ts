// A choice as icon, verb and consequence. The engine's phrase of a move says all that is needed; here it is said in fewer
// words (words/web.lofoten.*.json, `choice`).
import type { Choice, LegalMove, Say, SayArgs, View } from '../../table/contract';
import type { Phrase } from '../../words/phrase';
import { cardFace, tileFace, type Good, type State } from './types';

type Kind = Choice['kind'];
interface Offer {
  readonly kind: Kind;
  /** Of the drawings; a function where it depends on the move. */
  readonly icon: string | ((move: Taken) => string | null);
  /** It leads to something that has words. */
  readonly leads?: true;
}

/** A move taken apart. */
interface Taken {
  readonly name: string; // of the engine's phrase: 'slide_left'
  readonly first: string; // the words of its text after the verb
  readonly second: string;
  readonly args: SayArgs;
  readonly state: State;
  readonly you: 0 | 1;
}

const goodSign = (good: Good | null | undefined) => (good ? `g-${good}` : null);
const tileSign = (tile: string | null | undefined) => (tile ? goodSign(tileFace(tile).good) : null);

const middleCard = ({ state, you }: Taken) => {
  const card = state.players[you].hand[1];
  return card ? goodSign(cardFace(card).good) : null;
};
const marketTile = ({ state, first }: Taken) => tileSign(state.market[Number(first)]);
const facedTile = ({ state, you }: Taken) => tileSign(state.market[state.players[you].space]);
const topOfPile = ({ state, first }: Taken) => goodSign(state.piles[Number(first) === 1 ? 1 : 0].top);
const cargo = ({ state, you, first }: Taken) =>
  first === 'A' || first === 'B' || first === 'C' || first === 'D'
    ? tileSign(state.players[you].ships[first].cargo[0])
    : null;

const OFFERS: Readonly<Record<string, Offer>> = {
  attach: { kind: 'plain', icon: 'lock' },
  buy_slide_left: { kind: 'paid', icon: 'i-left', leads: true },
  buy_slide_right: { kind: 'paid', icon: 'i-right', leads: true },
  buy_turn_ccw: { kind: 'paid', icon: 'i-ccw', leads: true },
  buy_turn_cw: { kind: 'paid', icon: 'i-cw', leads: true },
  claim: { kind: 'plain', icon: ({ first }) => `j-${first}`, leads: true },
  close: { kind: 'plain', icon: 'lock' },
  done: { kind: 'skip', icon: 'i-stop' },
  end: { kind: 'end', icon: 'i-check' },
  end_extra: { kind: 'end', icon: 'i-again', leads: true },
  extra_turn: { kind: 'paid', icon: 'coin', leads: true },
  flip: { kind: 'plain', icon: ({ second }) => tileSign(second), leads: true },
  keep: { kind: 'skip', icon: 'i-stop' },
  leave: { kind: 'skip', icon: 'i-stop', leads: true },
  load: { kind: 'plain', icon: facedTile },
  pile: { kind: 'plain', icon: topOfPile, leads: true },
  play_left: { kind: 'plain', icon: 'i-left', leads: true },
  play_middle: { kind: 'plain', icon: middleCard, leads: true },
  play_right: { kind: 'plain', icon: 'i-right', leads: true },
  put_left: { kind: 'plain', icon: 'i-left', leads: true },
  put_right: { kind: 'plain', icon: 'i-right', leads: true },
  remove: { kind: 'plain', icon: marketTile, leads: true },
  reroll_hand: { kind: 'paid', icon: 'coin', leads: true },
  slide_left: { kind: 'plain', icon: 'i-left', leads: true },
  slide_right: { kind: 'plain', icon: 'i-right', leads: true },
  space: { kind: 'plain', icon: ({ state }) => tileSign(state.step.turned) },
  stop: { kind: 'end', icon: 'i-stop', leads: true },
  stop_only: { kind: 'plain', icon: 'cb', leads: true },
  stop_last: { kind: 'end', icon: 'i-stop', leads: true },
  store: { kind: 'plain', icon: 'house', leads: true },
  take: { kind: 'plain', icon: 'coin', leads: true },
  take_rival: { kind: 'plain', icon: 'coin', leads: true },
  to: { kind: 'plain', icon: 'house', leads: true },
  to_rival: { kind: 'plain', icon: 'house', leads: true },
  turn_ccw: { kind: 'plain', icon: 'i-ccw', leads: true },
  turn_cw: { kind: 'plain', icon: 'i-cw', leads: true },
  unload: { kind: 'plain', icon: cargo, leads: true },
  upgrade: { kind: 'paid', icon: 'rune', leads: true },
};

/** A move of the fleet that sets something else going: what that is. */
function setGoing({ then }: SayArgs): SayArgs | null {
  const phrase = Array.isArray(then) ? (then as readonly Phrase[])[0] : undefined;
  return phrase?.key === 'lofoten.then' ? (phrase.args ?? {}) : null;
}

function leadsTo(taken: Taken, say: Say): string {
  const { name, args, state, you, first } = taken;
  const key = `lofoten.choice.${name}.then`;
  const going = setGoing(args);
  if (going) return say('lofoten.choice.moving', going);
  if (name === 'put_left' || name === 'put_right') {
    // The card that comes to lie in the middle: the next order.
    const card = state.players[you].hand[name === 'put_left' ? 0 : 1];
    if (!card) return '';
    const { good, value } = cardFace(card);
    return say(key, { good: say(`lofoten.good.${good}.short`), value });
  }
  if (name === 'store' || name === 'to') {
    const { good, sides } = state.warehouses[Number(first)] ?? { good: null, sides: null };
    if (!good || !sides) return say('lofoten.choice.store.free');
    return say('lofoten.choice.store.then', { mine: sides[you].measure, theirs: sides[you === 0 ? 1 : 0].measure });
  }
  return say(key, args);
}

/** A Jarl who wants coins is paid like anything else. */
const wantsCoins = ({ state, first }: Taken): boolean =>
  state.jarls.some((offer) => offer.jarl === first && offer.requirement.asks === 'pay_opponent');

export function choice(move: LegalMove, view: View, say: Say): Choice {
  const said = (move.phrase?.key ?? '').replace(/^lofoten\.move\.(use_)?/, '');
  const name = said === 'stop' && view.legal.length === 1 ? 'stop_only' : said; // nothing is left to stop
  const offer = OFFERS[name];
  if (!offer) return { verb: move.words, kind: 'plain' };
  const [first = '', second = ''] = move.text.split(' ').slice(1);
  const args = move.phrase?.args ?? {};
  const taken: Taken = { name, first, second, args, state: view.state as State, you: view.you === 1 ? 1 : 0 };
  const sign = typeof offer.icon === 'string' ? offer.icon : offer.icon(taken);
  const then = offer.leads ? leadsTo(taken, say) : '';
  return {
    ...(sign ? { icon: `#lf-${sign}` } : {}),
    verb: say(`lofoten.choice.${name}`, args),
    ...(then ? { leadsTo: then } : {}),
    kind: name === 'claim' && wantsCoins(taken) ? 'paid' : offer.kind,
  };
}

/** Coins of a coffer order that can only be taken or left: nobody leaves them. The last one is asked for, because a card is
 *  drawn with it. */
export function obvious(view: View): string | null {
  const texts = view.legal.map((move) => move.text);
  const { step } = view.state as State;
  const only = texts.length === 2 && texts.includes('take') && texts.includes('stop');
  return only && step.uses_left > 1 ? 'take' : null;
}

/** A pile is flipped, a hand exchanged; everything else ends the action and draws. */
export function chance(text: string, say: Say): string {
  const [verb = ''] = text.split(' ');
  return say(`lofoten.armed.${verb === 'pile' ? 'pile' : verb === 'reroll' ? 'hand' : 'card'}`);
}

const WORDS_ONLY = new Set(['end', 'stop', 'done', 'keep', 'leave', 'reroll', 'extra']);
/** The move has a piece to click. The deck stands for `stop` too, but nobody would guess that. */
export const hasPiece = (text: string): boolean => !WORDS_ONLY.has(text.split(' ')[0] ?? '');
