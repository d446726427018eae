// Lets the pieces of a batch of events travel, one after the other, and can be hurried at any time.
import { tick } from 'svelte';
import type { GameEvent } from '../../table/contract';
import { after } from './after';
import { flightOf, lasts, type Flight } from './flights';
import type { Spot } from './moves';
import type { State } from './types';

/** However much happened, nobody waits longer than this. */
const PATIENCE_MS = 1400;
const MOST = 1.6; // times its own size: a card that goes to the hand does not cover it
const EASE = 'cubic-bezier(.2,.7,.3,1)';

export interface Stage {
  /** The element that all spots lie in. */
  root: HTMLElement;
  /** Draws a state. */
  draw: (state: State, event: GameEvent) => void;
  /** Puts a flying copy of a piece on the table and gives back its element; null takes it away. */
  lift: (flight: Flight | null) => Promise<HTMLElement | null>;
}

const boxOf = (root: HTMLElement, spot: Spot): DOMRect | null => {
  const found = root.querySelectorAll(`[data-at="${spot}"]`);
  for (const element of found) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
};

/** The piece that lands is not seen twice; stacks and hands stay as they are. */
const hides = (spot: Spot) => /^(cargo|market|shelf|quay|turned)/.test(spot);
const hide = (root: HTMLElement, spot: Spot, hidden: boolean) => {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[data-at="${spot}"]`))
    element.style.opacity = hidden ? '0' : '';
};

export class Show {
  #hurried = false;
  #running: Animation | null = null;
  #wake: (() => void) | null = null;

  hurry(): void {
    this.#hurried = true;
    this.#running?.finish();
    this.#wake?.();
  }
  get hurried(): boolean {
    return this.#hurried;
  }

  async play(stage: Stage, from: State, events: readonly GameEvent[]): Promise<void> {
    const wanted = events.reduce((sum, event) => sum + lasts(event), 0);
    const pace = Math.min(1, PATIENCE_MS / Math.max(wanted, 1));
    let state = from;
    for (const event of events) {
      if (this.#hurried) return;
      const next = after(state, event);
      const time = lasts(event) * pace;
      const flight = flightOf(event, state);
      const start = flight && boxOf(stage.root, flight.from);
      stage.draw(next, event);
      state = next;
      if (time === 0) continue;
      await tick();
      if (flight && start) await this.#fly(stage, flight, start, time);
      else await this.#wait(time);
    }
  }

  async #fly(stage: Stage, flight: Flight, start: DOMRect, time: number): Promise<void> {
    const end = boxOf(stage.root, flight.to);
    const flyer = await stage.lift(flight);
    const own = flyer?.getBoundingClientRect();
    if (!flyer || !own || own.width === 0) return;
    const place = (box: DOMRect) => {
      const x = box.left + box.width / 2 - own.left - own.width / 2;
      const y = box.top + box.height / 2 - own.top - own.height / 2;
      const scale = Math.min(box.width / own.width, box.height / own.height, MOST);
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const hiding = end !== null && hides(flight.to);
    if (hiding) hide(stage.root, flight.to, true);
    const frames = end
      ? [{ transform: place(start) }, { transform: place(end) }]
      : [
          { transform: place(start), opacity: 1 },
          { transform: `${place(start)} translateY(-40px) rotate(8deg)`, opacity: 0 },
        ];
    this.#running = flyer.animate(frames, { duration: time, easing: EASE, fill: 'both' });
    if (this.#hurried) this.#running.finish();
    await this.#running.finished.catch(() => undefined);
    this.#running = null;
    if (hiding) hide(stage.root, flight.to, false);
    await stage.lift(null);
  }

  async #wait(time: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
