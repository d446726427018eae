// Lets the pieces of a batch of events travel, beat by beat, and can be hurried at any time. What an event does to the
// picture, which piece travels and what happens together, the game's script says.
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import type { GameEvent, TableProps } from './contract';
import type { Desk } from './desk.svelte';
import { reach } from './reach';
import { rescueFocus } from './rescue.svelte';
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

/** What a game says of its events. It reads them as its own union (games/<game>/events.ts), which engine/events.test.ts
 *  holds against the engine's table: methods, so that a narrower event is no complaint here. */
export interface Script<State, What> {
  /** The picture after one event. */
  after(state: State, event: GameEvent): State;
  /** What travels; several pieces travel together. */
  flightOf(event: GameEvent, state: State): Flight<What> | readonly Flight<What>[] | null;
  /** How long an event keeps the eye, in milliseconds; what nobody sees takes none. */
  lasts(event: GameEvent): number;
  /** Spots where the piece that lands is not to be seen before it has; stacks and hands stay as they are. */
  hides(spot: Spot): boolean;
  /** The event happens in the same moment as the one before it: their pieces travel together. */
  together?(event: GameEvent, before: GameEvent): boolean;
  /** Told of every batch before it is shown, with the state it leads to. */
  remember?(events: readonly GameEvent[], state: State): void;
}

/** What happens in one moment. */
type Beat = readonly GameEvent[];

export function beatsOf(
  events: readonly GameEvent[],
  together: (event: GameEvent, before: GameEvent) => boolean,
): Beat[] {
  const beats: GameEvent[][] = [];
  let before: GameEvent | null = null;
  for (const event of events) {
    if (before && together(event, before)) beats.at(-1)?.push(event);
    else beats.push([event]);
    before = event;
  }
  return beats;
}

/** A flight with a key of its own, for the table to draw (Flying.svelte). */
export interface Flying<What> {
  readonly key: number;
  readonly flight: Flight<What>;
}

export class Stage<State, What> {
  /** What is in the air. */
  flying: readonly Flying<What>[] = $state.raw([]);
  root: HTMLElement | null = $state(null);
  /** The picture has jumped: nothing may glide into its new place. */
  still = $state(false);
  #show: Show<State, What> | null = null;

  /** Made by the table, in its script: shows every view that comes. */
  constructor(
    readonly desk: Desk<State>,
    readonly script: Script<State, What>,
  ) {
    let seen: TableProps<State> | null = null;
    $effect(() => {
      const { view, events, motion } = desk.props;
      untrack(() => {
        const before = seen;
        seen = { ...desk.props, view, events, motion };
        // Other words or another taste are no news: what has been shown is not shown again.
        const news = before !== null && (before.events !== events || before.view.ply !== view.ply);
        const moved = news && before.view.you === view.you;
        if (news && before.moves.length > 0) desk.reading = null; // who has chosen has read
        if (!news && before && this.#show) {
          if (!motion) this.hurry();
          this.#show.view = view.state;
          return;
        }
        void this.#receive(desk.props, moved ? events : [], motion && moved);
      });
    });
    rescueFocus(
      () => this.root,
      () => desk.props.moves,
    );
  }

  hurry = (): void => this.#show?.hurry();

  /** For the root of the table: `{@attach stage.table}`. Its pieces can be reached, and a press hurries what moves. */
  table: Attachment<HTMLElement> = (root) => {
    this.root = root;
    root.addEventListener('pointerdown', this.hurry, { capture: true });
    const off = untrack(() => reach(this.desk)(root));
    return () => {
      root.removeEventListener('pointerdown', this.hurry, { capture: true });
      off?.();
      this.root = null;
    };
  };

  /** Puts pieces in the air and answers with their elements; an empty list brings all down. */
  async lift(next: readonly Flying<What>[]): Promise<(HTMLElement | null)[]> {
    this.flying = next;
    await tick();
    return next.map(({ key }) => this.root?.querySelector<HTMLElement>(`[data-flying="${key}"]`) ?? null);
  }

  async #receive({ view, settled, heard }: TableProps<State>, events: readonly GameEvent[], moving: boolean) {
    this.#show?.hurry();
    const mine = new Show(this, view.state);
    this.#show = mine;
    if (events.length > 0) this.script.remember?.(events, view.state);
    if (moving && events.length > 0) {
      await mine.play(this.desk.drawn, events);
      if (this.#show !== mine) return; // a newer view has come, and it is the one to settle
    }
    if (!moving) events.forEach(heard);
    this.still = !moving || mine.hurried || events.length === 0;
    this.flying = [];
    this.desk.drawn = mine.view;
    this.#show = null;
    await tick(); // settled is what the player can see
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

interface Takeoff<What> extends Flying<What> {
  readonly start: DOMRect;
}

/** One batch of events on its way over the table. */
class Show<State, What> {
  hurried = false;
  #running: Animation[] = [];
  #wake: (() => void) | null = null;
  #keys = 0;

  /** `view`: what all of it leads to. */
  constructor(
    private readonly stage: Stage<State, What>,
    public view: State,
  ) {}

  hurry(): void {
    this.hurried = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  async play(from: State, events: readonly GameEvent[]): Promise<void> {
    const { script } = this.stage;
    const beats = beatsOf(events, (event, before) => script.together?.(event, before) ?? false);
    const length = (beat: Beat) => Math.max(...beat.map((event) => script.lasts(event)));
    const wanted = beats.reduce((sum, beat) => sum + length(beat), 0);
    const pace = Math.min(1, PATIENCE_MS / Math.max(wanted, 1));
    let state = from;
    for (const beat of beats) {
      if (this.hurried || !this.stage.root) return;
      state = await this.#beat(this.stage.root, state, beat, length(beat) * pace);
    }
  }

  /** All that happens in one moment: pieces leave where they lay, the picture changes, and they land in it. */
  async #beat(root: HTMLElement, from: State, beat: Beat, time: number): Promise<State> {
    const { script, desk } = this.stage;
    const takeoffs: Takeoff<What>[] = [];
    let state = from;
    for (const event of beat) {
      const flights = script.lasts(event) > 0 ? [script.flightOf(event, state) ?? []].flat() : [];
      for (const flight of flights) {
        const start = boxOf(root, flight.from);
        if (start) takeoffs.push({ key: ++this.#keys, flight, start });
      }
      state = script.after(state, event);
    }
    desk.drawn = state;
    beat.forEach(desk.props.heard);
    if (time === 0) return state;
    await tick();
    if (takeoffs.length > 0) await this.#fly(root, takeoffs, time);
    else await this.#wait(time);
    return state;
  }

  async #fly(root: HTMLElement, takeoffs: readonly Takeoff<What>[], time: number): Promise<void> {
    const { script } = this.stage;
    const ends = takeoffs.map(({ flight }) => boxOf(root, flight.to));
    const hidden = takeoffs.map(({ flight }) => flight.to).filter((to, i) => ends[i] && script.hides(to));
    for (const spot of hidden) hide(root, spot, true);
    const flyers = await this.stage.lift(takeoffs);
    this.#running = takeoffs.flatMap(({ start }, i) => {
      const flyer = flyers[i];
      return flyer && flyer.getBoundingClientRect().width > 0 ? [travel(flyer, start, ends[i] ?? null, time)] : [];
    });
    if (this.hurried) this.hurry();
    await Promise.all(this.#running.map(({ finished }) => finished.catch(() => undefined)));
    this.#running = [];
    for (const spot of hidden) hide(root, spot, false);
    await this.stage.lift([]);
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

/** A piece goes from one box to another; with nowhere to go it rises and is gone. */
function travel(flyer: HTMLElement, start: DOMRect, end: DOMRect | null, time: number): Animation {
  const own = flyer.getBoundingClientRect();
  const place = (box: DOMRect) => {
    const x = box.left + box.width / 2 - own.left - own.width / 2;
    const y = box.top + box.height / 2 - own.top - own.height / 2;
    const scale = Math.min(box.width / own.width, box.height / own.height, MOST);
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const frames = end
    ? [{ transform: place(start) }, { transform: place(end) }]
    : [
        { transform: place(start), opacity: 1 },
        { transform: `${place(start)} translateY(-40px) rotate(8deg)`, opacity: 0 },
      ];
  return flyer.animate(frames, { duration: time, easing: EASE, fill: 'both' });
}
