// What comes over the wire is looked at before it is believed: small checks that are put together, each with a bound, and
// an error that says where it does not fit. Fields nobody asked for may be there, so that a newer hall can say more.

/** Where a value does not fit: `table.seats[2].name: no text`. */
export class Misshapen extends Error {}

export type Check<T> = (value: unknown, at: string) => T;
/** What a check lets through. */
export type Of<C> = C extends Check<infer T> ? T : never;

const LONGEST_TEXT = 200_000; // a record is the longest there is
const LONGEST_LIST = 20_000; // plies of a story
const DEEPEST = 40;

const wrong = (at: string, what: string): never => {
  throw new Misshapen(`${at}: ${what}`);
};

export const text: Check<string> = (value, at) =>
  typeof value !== 'string' ? wrong(at, 'no text') : value.length > LONGEST_TEXT ? wrong(at, 'too long') : value;
export const number: Check<number> = (value, at) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(at, 'no number');
export const whole: Check<number> = (value, at) =>
  Number.isSafeInteger(value) ? (value as number) : wrong(at, 'no whole number');
export const flag: Check<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : wrong(at, 'neither true nor false');

export const oneOf =
  <const T extends string>(...words: readonly T[]): Check<T> =>
  (value, at) =>
    words.includes(value as T) ? (value as T) : wrong(at, `none of ${words.join(', ')}`);

/** The value or null. */
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, at) =>
    value === null ? null : check(value, at);

/** The value, or nothing at all. */
export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, at) =>
    value === undefined ? undefined : check(value, at);

export const list =
  <T>(check: Check<T>, most = LONGEST_LIST): Check<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at, 'no list');
    if (value.length > most) return wrong(at, `more than ${most}`);
    value.forEach((item, i) => check(item, `${at}[${i}]`));
    return value as T[];
  };

/** An object with at least these fields. It is handed on as it came: nothing is copied. */
export const shape =
  <T>(fields: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(at, 'no object');
    for (const name of Object.keys(fields) as (keyof T & string)[])
      fields[name]((value as Record<string, unknown>)[name], `${at}.${name}`);
    return value as T;
  };

/** One of several shapes, by the word in one field. */
export const byWord =
  <T>(field: string, shapes: Readonly<Record<string, Check<T>>>): Check<T> =>
  (value, at) => {
    const word = shape<Record<string, string>>({ [field]: text })(value, at)[field] ?? '';
    const check = Object.hasOwn(shapes, word) ? shapes[word] : undefined;
    return check ? check(value, at) : wrong(`${at}.${field}`, `'${word.slice(0, 20)}' is unknown`);
  };

/** Anything that is not deeper than a view ever is: what the engine wrote for a game is checked by tests, not here. */
export const anything: Check<unknown> = (value, at) => {
  const look = (part: unknown, depth: number): void => {
    if (depth > DEEPEST) wrong(at, 'too deep');
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) look(inner, depth + 1);
  };
  look(value, 0);
  return value;
};
