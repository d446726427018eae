// Figures of an analysis as a reader writes them: "+12.3 %", "± 0,4".
import type { Figure } from './lines';

const formats = new Map<string, Intl.NumberFormat>();
function format(lang: string, digits: number, sign: boolean, percent: boolean): Intl.NumberFormat {
  const key = `${lang} ${digits} ${sign} ${percent}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(lang, {
      style: percent ? 'percent' : 'decimal',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign ? 'exceptZero' : 'negative',
    });
  formats.set(key, known);
  return known;
}

export const percent = (lang: string, share: number, { digits = 0, sign = false } = {}): string =>
  format(lang, digits, sign, true).format(share);

/** In percent, without the sign of it. */
export const points = (lang: string, share: number, digits = 0): string =>
  format(lang, digits, false, false).format(100 * share);

/** "+12.3 % ± 0.4" */
export const withError = (lang: string, [mean, error]: Figure, sign: boolean): string =>
  `${percent(lang, mean, { digits: 1, sign })} ±\u00a0${points(lang, error, 1)}`;

/** How long something will take, in the one unit that says most. */
export function duration(ms: number): { unit: 'seconds' | 'minutes'; n: number } {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 90 ? { unit: 'seconds', n: seconds } : { unit: 'minutes', n: Math.round(seconds / 60) };
}
