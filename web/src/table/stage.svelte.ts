// Lets the pieces of a batch of events travel, one after the other, and can be hurried at any time. What an event does
// to the picture and which piece travels, the game's script says.
import { tick, untrack } from 'svelte';
import type { GameEvent, TableProps } from './contract';
import type { Desk } from './desk.svelte';
import type { Spot } from './spots';

/** However much happened, nobody waits longer than this. */
const PATIENCE_MS = 1400;
const MOST = 1.6; // times its own size: a card that goes to the hand does not cover it
const EASE = 'cubic-bezier(.2,.7,.3,1)';

/** A piece on its way. Elements say where a piece lies by `data-at="SPOT"`. */
export interface Flight<What = unknown> {
  readonly what: What;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Script<State, What> {
  /** The picture after one event. */
  after: (state: State, event: GameEvent) => State;
  flightOf: (event: GameEvent, state: State) => Flight<What> | null;
  /** How long an event keeps the eye, in milliseconds; what nobody sees takes none. */
  lasts: (event: GameEvent) => number;
  /** Spots where the piece that lands is not to be seen before it has; stacks and hands stay as they are. */
  hides: (spot: Spot) => boolean;
  /** Told of every batch before it is shown, with the state it leads to. */
  remember?: (events: readonly GameEvent[], state: State) => void;
}

export class Stage<State, What> {
  /** What is in the air, for the table to draw inside `flyer`. */
  flight: Flight<What> | null = $state.raw(null);
  flyer: HTMLElement | null = $state(null);
  root: HTMLElement | null = $state(null);
  /** The picture has jumped: nothing may glide into its new place. */
  still = $state(false);
  #show: Show<State, What> | null = null;

  /** Made by the table, in its script: shows every view that comes. */
  constructor(
    readonly desk: Desk<State>,
    readonly script: Script<State, What>,
  ) {
    let first = true;
    let you = desk.view.you;
    $effect(() => {
      const { view, events, motion } = desk.props;
      untrack(() => {
        const moved = view.you === you && !first;
        you = view.you;
        first = false;
        void this.#receive(desk.props, moved ? events : [], motion && moved);
      });
    });
  }

  hurry = (): void => this.#show?.hurry();

  async lift(next: Flight<What> | null): Promise<HTMLElement | null> {
    this.flight = next;
    await tick();
    return this.flyer;
  }

  async #receive({ view, settled }: TableProps<State>, events: readonly GameEvent[], moving: boolean) {
    this.#show?.hurry();
    const mine = new Show(this);
    this.#show = mine;
    if (events.length > 0) this.script.remember?.(events, view.state);
    if (moving && events.length > 0) {
      await mine.play(this.desk.drawn, events);
      if (this.#show !== mine) return; // a newer view has come
    }
    this.still = !moving || mine.hurried || events.length === 0;
    this.flight = null;
    this.desk.drawn = view.state;
    this.#show = null;
    settled();
  }
}

const placesOf = (root: HTMLElement, spot: Spot) =>
  root.querySelectorAll<HTMLElement | SVGElement>(`[data-at="${CSS.escape(spot)}"]`);

function boxOf(root: HTMLElement, spot: Spot): DOMRect | null {
  for (const element of placesOf(root, spot)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

function hide(root: HTMLElement, spot: Spot, hidden: boolean): void {
  for (const element of placesOf(root, spot)) element.style.opacity = hidden ? '0' : '';
}

/** One batch of events on its way over the table. */
class Show<State, What> {
  hurried = false;
  #running: Animation | null = null;
  #wake: (() => void) | null = null;

  constructor(private readonly stage: Stage<State, What>) {}

  hurry(): void {
    this.hurried = true;
    this.#running?.finish();
    this.#wake?.();
  }

  async play(from: State, events: readonly GameEvent[]): Promise<void> {
    const { script, desk, root } = this.stage;
    const wanted = events.reduce((sum, event) => sum + script.lasts(event), 0);
    const pace = Math.min(1, PATIENCE_MS / Math.max(wanted, 1));
    let state = from;
    for (const event of events) {
      if (this.hurried || !root) return;
      const next = script.after(state, event);
      const time = script.lasts(event) * pace;
      const flight = script.flightOf(event, state);
      const start = flight && boxOf(root, flight.from);
      desk.drawn = next;
      state = next;
      if (time === 0) continue;
      await tick();
      if (flight && start) await this.#fly(root, flight, start, time);
      else await this.#wait(time);
    }
  }

  async #fly(root: HTMLElement, flight: Flight<What>, start: DOMRect, time: number): Promise<void> {
    const end = boxOf(root, flight.to);
    const flyer = await this.stage.lift(flight);
    const own = flyer?.getBoundingClientRect();
    if (!flyer || !own || own.width === 0) return;
    const place = (box: DOMRect) => {
      const x = box.left + box.width / 2 - own.left - own.width / 2;
      const y = box.top + box.height / 2 - own.top - own.height / 2;
      const scale = Math.min(box.width / own.width, box.height / own.height, MOST);
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const hiding = end !== null && this.stage.script.hides(flight.to);
    if (hiding) hide(root, flight.to, true);
    const frames = end
      ? [{ transform: place(start) }, { transform: place(end) }]
      : [
          { transform: place(start), opacity: 1 },
          { transform: `${place(start)} translateY(-40px) rotate(8deg)`, opacity: 0 },
        ];
    this.#running = flyer.animate(frames, { duration: time, easing: EASE, fill: 'both' });
    if (this.hurried) this.#running.finish();
    await this.#running.finished.catch(() => undefined);
    this.#running = null;
    if (hiding) hide(root, flight.to, false);
    await this.stage.lift(null);
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
