// The keys of somebody who studies a match.
import { elsewhere } from '../../table/figures';

const KEYS = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  ArrowDown: 'turn_next',
  ArrowUp: 'turn_back',
  PageDown: 'turn_next',
  PageUp: 'turn_back',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  n: 'mark_next',
  p: 'mark_back',
} as const;
export type StudyKey = (typeof KEYS)[keyof typeof KEYS];

/** What a key means here; null: it is meant for something else. */
export function keyOf(event: KeyboardEvent): StudyKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = KEYS[event.key as keyof typeof KEYS] ?? null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input[type=range]')) return key;
  if (elsewhere(event)) return null;
  // A button is pressed by the space bar; what scrolls is scrolled by the keys that go up and down.
  if (key === 'play' && at?.closest('button, a, summary')) return null;
  if (at?.closest('.panel') && !/^Arrow(Left|Right)$|^[np]$/.test(event.key)) return null;
  return key;
}
