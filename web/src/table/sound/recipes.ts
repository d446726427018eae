// How each sound is made, of tones and noise: nothing is loaded. Times in seconds, pitches in hertz, loudness from 0 to 1.

export const SOUNDS = ['wood', 'card', 'wave', 'coin', 'dice', 'build', 'horn', 'no'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Part {
  readonly at: number; // when it begins
  readonly lasts: number;
  readonly loud: number;
  readonly swells?: number; // the time until it is loudest; at once without it
}
export interface Tone extends Part {
  readonly wave: OscillatorType;
  readonly pitch: number;
  readonly to?: number; // the pitch it glides to
  readonly dull?: number; // what lies above this pitch is taken away
}
export interface Noise extends Part {
  readonly pass: BiquadFilterType;
  readonly pitch: number;
  readonly to?: number;
  readonly sharp?: number; // how narrow the band is
}
export interface Recipe {
  readonly tones: readonly Tone[];
  readonly noises: readonly Noise[];
}

/** A piece of wood on wood: a thump and a short click. */
const knock = (at: number, pitch: number, loud: number): Recipe => ({
  tones: [{ at, wave: 'sine', pitch, to: pitch * 0.6, lasts: 0.09, loud }],
  noises: [{ at, pass: 'bandpass', pitch: pitch * 6, sharp: 1.5, lasts: 0.035, loud: loud * 0.6 }],
});
const mixed = (...recipes: readonly Recipe[]): Recipe => ({
  tones: recipes.flatMap(({ tones }) => tones),
  noises: recipes.flatMap(({ noises }) => noises),
});

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  wood: knock(0, 190, 0.5),
  card: {
    tones: [],
    noises: [{ at: 0, pass: 'highpass', pitch: 2600, to: 4800, lasts: 0.12, swells: 0.04, loud: 0.18 }],
  },
  wave: {
    tones: [],
    noises: [
      { at: 0, pass: 'lowpass', pitch: 350, to: 1100, lasts: 0.55, swells: 0.25, loud: 0.3 },
      { at: 0.25, pass: 'lowpass', pitch: 900, to: 300, lasts: 0.5, swells: 0.1, loud: 0.2 },
    ],
  },
  coin: {
    tones: [
      { at: 0, wave: 'sine', pitch: 2093, lasts: 0.16, loud: 0.16 },
      { at: 0.06, wave: 'sine', pitch: 3136, lasts: 0.3, loud: 0.16 },
    ],
    noises: [],
  },
  dice: mixed(
    knock(0, 420, 0.3),
    knock(0.07, 510, 0.25),
    knock(0.13, 380, 0.28),
    knock(0.24, 450, 0.2),
    knock(0.3, 400, 0.15),
  ),
  build: mixed(knock(0, 150, 0.45), knock(0.14, 200, 0.4)),
  horn: {
    tones: [
      { at: 0, wave: 'sawtooth', pitch: 147, lasts: 0.28, swells: 0.06, loud: 0.22, dull: 700 },
      { at: 0.24, wave: 'sawtooth', pitch: 220, lasts: 0.6, swells: 0.08, loud: 0.24, dull: 900 },
    ],
    noises: [],
  },
  no: { tones: [{ at: 0, wave: 'sine', pitch: 170, to: 120, lasts: 0.16, swells: 0.02, loud: 0.3 }], noises: [] },
};
