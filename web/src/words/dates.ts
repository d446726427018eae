// Days and times as the reader writes them: in the language chosen here, with the customs of the reader's own country.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RECENT_MS = 7 * DAY; // before that a day says more

/** The first of the browser's languages that is the one spoken here: en-GB writes its days otherwise than en-US. */
export function localeFor(language: string, preferred: readonly string[] = navigator.languages): string {
  return preferred.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

export const dayWords = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
export const momentWords = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);

/** "3 h ago", "yesterday"; after a week the day itself. Null: a moment ago, for which there is a word. */
export function agoWords(time: number, now: number, locale: string): string | null {
  const past = Math.max(0, now - time);
  if (past >= RECENT_MS) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (past < MINUTE) return null;
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return ago.format(-Math.floor(past / HOUR), 'hour');
  return ago.format(-Math.floor(past / DAY), 'day');
}
