// Lets sounds be heard. Nothing is made before somebody has touched the page and wants to hear something: browsers refuse
// it, and who has switched it off gets no AudioContext at all.
import { RECIPES, type Noise, type Recipe, type Sound, type Tone } from './recipes';

const APART_MS = 70; // the same sound twice within this time is heard once
const SILENCE = 0.0001; // a gain cannot glide to nothing

export interface Taste {
  readonly on: boolean;
  readonly volume: number; // 0 to 1
}

export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #touched = false;
  #heard = new Map<Sound, number>();

  constructor(
    private readonly taste: () => Taste,
    private readonly make: () => AudioContext = () => new AudioContext(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Somebody has touched the page. */
  touched(): void {
    this.#touched = true;
  }

  play(sound: Sound | null | undefined): void {
    const { on, volume } = this.taste();
    if (!sound || !on || volume <= 0 || !this.#touched) return;
    const now = this.now();
    if (now - (this.#heard.get(sound) ?? -APART_MS) < APART_MS) return;
    this.#heard.set(sound, now);
    try {
      this.#context ??= this.make();
      if (this.#context.state === 'suspended') void this.#context.resume().catch(() => undefined);
      this.#perform(this.#context, RECIPES[sound], volume);
    } catch {
      // a browser without sound plays all the same
    }
  }

  #perform(context: AudioContext, recipe: Recipe, volume: number): void {
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    for (const tone of recipe.tones) this.#tone(context, tone, out);
    for (const noise of recipe.noises) this.#noiseOf(context, noise, out);
  }

  #tone(context: AudioContext, tone: Tone, out: AudioNode): void {
    const start = context.currentTime + tone.at;
    const source = context.createOscillator();
    source.type = tone.wave;
    source.frequency.setValueAtTime(tone.pitch, start);
    if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
    const loud = swelling(context, tone, start);
    if (tone.dull === undefined) {
      source.connect(loud).connect(out);
    } else {
      const filter = context.createBiquadFilter();
      filter.type = 'lowpass';
      filter.frequency.value = tone.dull;
      source.connect(filter).connect(loud).connect(out);
    }
    source.start(start);
    source.stop(start + tone.lasts);
  }

  #noiseOf(context: AudioContext, noise: Noise, out: AudioNode): void {
    const start = context.currentTime + noise.at;
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= noiseIn(context);
    const filter = context.createBiquadFilter();
    filter.type = noise.pass;
    filter.frequency.setValueAtTime(noise.pitch, start);
    if (noise.to !== undefined) filter.frequency.exponentialRampToValueAtTime(noise.to, start + noise.lasts);
    filter.Q.value = noise.sharp ?? 0.7;
    source
      .connect(filter)
      .connect(swelling(context, noise, start))
      .connect(out);
    source.start(start);
    source.stop(start + noise.lasts);
  }
}

/** Louder until it has swollen, then quieter until it ends. */
function swelling(
  context: AudioContext,
  part: { lasts: number; loud: number; swells?: number },
  start: number,
): GainNode {
  const node = context.createGain();
  const top = start + (part.swells ?? 0.005);
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(part.loud, top);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + part.lasts);
  return node;
}

/** One second of noise, always the same. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0, state = 1; i < samples.length; ++i) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
