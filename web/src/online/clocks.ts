// Clocks in words and figures, and what is left on one.
import type { Say } from '../table/contract';
import type { Clock, ClockKind, Running } from './protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a new table offers, in seconds: from a quick game at the screen to one over weeks. */
export const CLOCK_SECONDS: Readonly<Record<Exclude<ClockKind, 'none'>, readonly number[]>> = {
  turn: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY],
  match: [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY],
};
export const USUAL_SECONDS = { turn: 5 * MINUTE, match: 30 * MINUTE } as const;
export const LOW_MS = 30_000; // from here on a clock is worth a look

/** A length in the largest unit that says it exactly: "5 minutes", "3 days". */
export function lengthWords(seconds: number, say: Say): string {
  if (seconds % DAY === 0) return say('web.time.days', { n: seconds / DAY });
  if (seconds % HOUR === 0) return say('web.time.hours', { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return say('web.time.minutes', { n: seconds / MINUTE });
  return say('web.time.seconds', { n: seconds });
}

export function clockWords({ kind, seconds }: Clock, say: Say): string {
  return kind === 'none' ? say('web.clock.none') : say(`web.clock.each.${kind}`, { time: lengthWords(seconds, say) });
}

/** Figures for a clock: 4:07, 5 h 12 min, 2 d 5 h. Never below zero. */
export function leftText(ms: number, say: Say): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  if (seconds < DAY)
    return say('web.left.hours', { h: Math.floor(seconds / HOUR), m: two(Math.floor((seconds % HOUR) / MINUTE)) });
  return say('web.left.days', { d: Math.floor(seconds / DAY), h: Math.floor((seconds % DAY) / HOUR) });
}

/** For a file name: 2026-11-15. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What a seat has left at `now` by the server's clock; null: it has no clock. */
export function leftOf(running: Running | null, seat: number, now: number): number | null {
  const left = running?.left[seat] ?? null;
  if (left === null || !running) return null;
  return running.seat === seat ? left - Math.max(0, now - (running.from ?? running.at)) : left;
}

/** The seat's clock counts down at `now`; it stands still while the moves of the others are shown. */
export const countsDown = (running: Running | null, seat: number, now: number): boolean =>
  running?.seat === seat && now >= (running.from ?? running.at);
