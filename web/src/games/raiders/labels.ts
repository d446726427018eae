// What a piece is called for those who hear the table.
import { outcomes, percent } from './chances';
import type { Desk } from './desk.svelte';
import {
  PIECES,
  type Building,
  type Colour,
  type OfferingTile,
  type RaidForecast,
  type RaidSpot,
  type Settlement,
} from './types';

export function lotLabel(desk: Desk, spot: RaidSpot): string {
  const pieces = PIECES.filter((piece) => spot[piece] > 0).map((piece) => desk.amount(piece, spot[piece]));
  return [desk.workerName(spot.worker), ...pieces].join(', ');
}

function raidLabel(desk: Desk, raid: RaidForecast): string[] {
  const missing = (['crew', 'provisions', 'gold'] as const)
    .filter((kind) => raid.missing[kind])
    .map((kind) =>
      desk.say('raiders.label.missing', { n: raid.missing[kind] ?? 0, what: desk.say(`raiders.kind.${kind}`) }),
    );
  if (raid.missing.worker) missing.push(desk.say('raiders.label.wrong_worker'));
  const chances = outcomes(raid).map(({ points, chance }) =>
    desk.say('raiders.label.chance', { points, percent: percent(chance) }),
  );
  return [...missing, ...(raid.dice > 0 ? chances : [])];
}

export function isleLabel(desk: Desk, is: Settlement, raid: RaidForecast | undefined): string {
  if (!raid) return desk.say('raiders.label.plundered', { place: desk.placeName(is.place) });
  const lots = is.spots.flatMap((spot, i) =>
    spot ? [desk.say('raiders.label.spot', { n: i + 1, what: lotLabel(desk, spot) })] : [],
  );
  return [desk.placeName(is.place), ...raidLabel(desk, raid), ...lots].join('. ');
}

export function tileLabel(desk: Desk, { cost, points }: OfferingTile): string {
  const parts = Object.entries(cost).map(([kind, n]) => desk.amount(kind, n));
  return desk.say('raiders.tile', { cost: parts.join(', '), points });
}

export const houseLabel = (desk: Desk, building: Building, worker: Colour | null): string =>
  desk.say('raiders.label.house', {
    house: desk.houseName(building),
    worker: worker ? desk.workerName(worker) : desk.say('raiders.table.empty'),
  });
