// What moves would lead to, asked of the server a few at a time: each once for a position, however often a table wants
// to know, and never so many that the server would call it too much.
import type { RawForesight } from '../engine/protocol';

const AT_ONCE = 4;
const A_SECOND = 15; // the server takes 30 messages a second
const MOST_WAITING = 48;

type Foreseen = RawForesight | null; // null: nobody knows
interface Wish {
  readonly text: string;
  readonly resolve: (foreseen: Foreseen) => void;
}

export class Foresights {
  private known = new Map<string, Promise<Foreseen>>();
  private wishes: Wish[] = [];
  private running = 0;
  private recent: number[] = []; // when the last ones were asked
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (text: string) => Promise<Foreseen>) {}

  get(text: string): Promise<Foreseen> {
    const found = this.known.get(text);
    if (found) return found;
    const foreseen = new Promise<Foreseen>((resolve) => this.wishes.push({ text, resolve }));
    this.known.set(text, foreseen);
    if (this.wishes.length > MOST_WAITING) this.giveUp(this.wishes.splice(0, 1));
    this.next();
    return foreseen;
  }

  /** The position has changed: nothing of it holds any more. */
  clear() {
    this.giveUp(this.wishes.splice(0));
    this.known = new Map();
  }

  private giveUp(wishes: readonly Wish[]) {
    for (const { text, resolve } of wishes) {
      this.known.delete(text);
      resolve(null);
    }
  }

  /** The newest wish comes first: it is what the player points at. */
  private next() {
    clearTimeout(this.timer);
    const now = Date.now();
    this.recent = this.recent.filter((time) => time > now - 1000);
    while (this.running < AT_ONCE && this.recent.length < A_SECOND) {
      const wish = this.wishes.pop();
      if (!wish) return;
      this.recent.push(now);
      void this.fulfil(wish);
    }
    if (this.running < AT_ONCE && this.wishes.length > 0) this.timer = setTimeout(() => this.next(), 100);
  }

  private async fulfil({ text, resolve }: Wish) {
    const { known } = this;
    ++this.running;
    try {
      resolve(await this.ask(text));
    } catch {
      known.delete(text); // asked again when it is wanted again
      resolve(null);
    }
    --this.running;
    this.next();
  }
}
