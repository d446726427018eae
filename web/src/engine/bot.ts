// One bot that thinks in slices, so that the worker can answer in between. The only place that knows how bots are bound.
import type { Thinking } from './protocol';
import type { Engine } from './wasm';

const SLICE_MS = 30;

export interface Thought {
  readonly bot: number;
  /** Thinks for a slice; true when it has made up its mind. */
  step(): boolean;
  state(): Thinking;
  choice(): string;
}

/** The bots of one match, made when they are first asked. */
export class Bots {
  private readonly made = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    private readonly match: number,
  ) {}

  /** Puts the question of the seat that decides to the bot of that seat. */
  ask(level: string, seed: bigint): Thought {
    const { engine, match } = this;
    const bot = this.bot(level);
    engine.call('jarl_bot_begin', bot, match, seed);
    return {
      bot,
      step: () => engine.call('jarl_bot_step', bot, SLICE_MS) !== 0,
      state: () => {
        const thousandths = engine.call('jarl_bot_progress', bot);
        return { share: thousandths < 0 ? null : thousandths / 1000 };
      },
      choice: () => engine.say('jarl_bot_choice', bot),
    };
  }

  private bot(level: string): number {
    const known = this.made.get(level);
    if (known !== undefined) return known;
    const bot = this.engine.call('jarl_bot', this.match, level);
    if (bot === 0) throw new Error(this.engine.problem());
    this.made.set(level, bot);
    return bot;
  }
}
