// What a player likes, kept in this browser.

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SIZES = ['normal', 'large', 'huge'] as const;
export const PACES = ['calm', 'quick', 'instant'] as const;
export const SOUND_LIKES = ['system', 'off', 'soft', 'loud'] as const;
const VOLUMES = { off: 0, soft: 0.35, loud: 0.8 } as const;
export const PACE_MS = { calm: 700, quick: 350, instant: 0 } as const; // between two moves of a bot that are shown

export interface Likes {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  pace: (typeof PACES)[number]; // how fast the moves of bots are shown
  sound: (typeof SOUND_LIKES)[number]; // system: soft, but nothing on a phone or where nothing moves
  confirm: boolean; // ask again before chance comes in
  askAll: boolean; // also where one answer is left, or only one makes sense
  name: string; // empty: a name is given
  notify: boolean; // a notice of the browser when it is my turn at an online table
}

const KEY = 'jarl.settings';

export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

/** What was kept, as far as it still makes sense. */
export function readLikes(text: string | null, preferred: readonly string[]): Likes {
  const likes: Likes = {
    language: browserLanguage(preferred),
    theme: 'system',
    motion: 'system',
    size: 'normal',
    pace: 'quick',
    sound: 'system',
    confirm: true,
    askAll: false,
    name: '',
    notify: false,
  };
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return likes;
  }
  const oneOf = <T>(value: unknown, all: readonly T[], otherwise: T) =>
    all.includes(value as T) ? (value as T) : otherwise;
  return {
    language: oneOf(kept.language, LANGUAGES, likes.language),
    theme: oneOf(kept.theme, THEMES, likes.theme),
    motion: oneOf(kept.motion, MOTIONS, likes.motion),
    size: oneOf(kept.size, SIZES, likes.size),
    pace: oneOf(kept.pace, PACES, likes.pace),
    sound: oneOf(kept.sound, SOUND_LIKES, likes.sound),
    confirm: oneOf(kept.confirm, [true, false], true),
    askAll: kept.askAll === true,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 20) : '',
    notify: kept.notify === true,
  };
}

const stored = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
};

class Settings {
  likes = $state.raw<Likes>(readLikes(stored(), navigator.languages));
  private systemStill = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.systemStill = event.matches;
    });
  }

  get moving(): boolean {
    return this.likes.motion === 'system' ? !this.systemStill : this.likes.motion === 'full';
  }

  /** How loud the table is, from 0 to 1. */
  get volume(): number {
    const { sound } = this.likes;
    if (sound !== 'system') return VOLUMES[sound];
    return !this.moving || matchMedia('(pointer: coarse)').matches ? 0 : VOLUMES.soft;
  }

  get paceMs(): number {
    return PACE_MS[this.likes.pace];
  }

  like(change: Partial<Likes>) {
    this.likes = { ...this.likes, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.likes));
    } catch {
      // kept for this visit only
    }
  }
}

export const settings = new Settings();
