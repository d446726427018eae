// The choices as they are offered: each with its icon, verb and consequence, in an order where nothing dangerous comes
// first; and what of a long list folds away because it has a piece to point at.
import type { Choice, GameTable, LegalMove, Say, View } from './contract';

export interface Offer extends Choice {
  readonly text: string; // what `play` takes
  readonly words: string; // the whole sentence: two choices may have one verb
}

/** So many are always whole, at every size of screen and letters. */
export const FEW = 4;

const ORDER: readonly Choice['kind'][] = ['plain', 'skip', 'end', 'paid', 'danger'];

export function offersOf(
  moves: readonly LegalMove[],
  view: View,
  say: Say,
  choice: GameTable['choice'] | undefined,
): Offer[] {
  const offers = moves.map((move) => ({
    ...(choice?.(move, view, say) ?? { verb: move.words, kind: 'plain' as const }),
    text: move.text,
    words: move.words,
  }));
  return offers.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

export interface Folding {
  readonly folded: readonly Offer[]; // have a piece to point at
  readonly plain: readonly Offer[]; // stay in sight
}

/** A list longer than a few folds, if what stays in sight is few. */
export function foldingOf(offers: readonly Offer[], hasPiece: GameTable['hasPiece'] | undefined): Folding {
  const folded = offers.filter((offer) => hasPiece?.(offer.text));
  const plain = offers.filter((offer) => !folded.includes(offer));
  const long = offers.length > FEW && plain.length < FEW && folded.length > 1;
  return long ? { folded, plain } : { folded: [], plain: offers };
}
