// What a piece means just now, for its card; figures are the engine's. Settlements and cards have sheets of their own.
import type { Explanation, Say, View } from '../../table/contract';
import { houseNow } from './choices';
import { isBuilding, type State } from './types';

export function explain(spot: string, given: View, say: Say): Explanation | null {
  const building = spot.replace(/^house-/, '');
  if (building === spot || !isBuilding(building)) return null;
  const what = houseNow(building, given as View<State>, say);
  return what === null ? null : { text: say('raiders.explain.house', { what }) };
}
