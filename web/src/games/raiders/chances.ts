// Fractions of the engine as what is drawn: shares of a bar, whole percents, and an average.
import type { Fraction, RaidForecast } from './types';

export const share = ([ways, of]: Fraction): number => (of === 0 ? 0 : ways / of);

/** A whole percent, but never 0 or 100 for what is neither impossible nor sure. */
export function percent(fraction: Fraction): number {
  const exact = share(fraction) * 100;
  if (exact > 0 && exact < 1) return 1;
  if (exact > 99 && exact < 100) return 99;
  return Math.round(exact);
}

export interface Outcome {
  readonly points: number; // for strength
  readonly from: number; // the strength it takes; 0 for nothing
  readonly chance: Fraction;
  readonly reach: Fraction;
}

/** What strength may bring, least first; what cannot happen is left out. */
export function outcomes({ nothing, tiers }: RaidForecast): Outcome[] {
  const none: Outcome = { points: 0, from: 0, chance: nothing, reach: nothing };
  return [
    none,
    ...tiers.map(({ points, strength, chance, reach }) => ({ points, from: strength, chance, reach })),
  ].filter((outcome) => outcome.chance[0] > 0);
}

/** Points a raid brings at least and at most, the crew's included. */
export function span(raid: RaidForecast): readonly [least: number, most: number] {
  const all = outcomes(raid).map((outcome) => outcome.points + raid.sure_points);
  if (raid.dice === 0 || all.length === 0) return [raid.sure_points, raid.sure_points];
  return [Math.min(...all), Math.max(...all)];
}

export const average = (raid: RaidForecast): number => share(raid.expected) + raid.sure_points;
