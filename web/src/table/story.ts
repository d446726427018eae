// The story of a match as the viewer may know it: what to keep of it, what to show of it.
import type { StoryPly } from '../engine/protocol';
import type { Phrase } from '../words/phrase';
import type { GameEvent } from './contract';

/** The story with its end told anew from ply `from` on. */
export function retold(story: readonly StoryPly[], from: number, end: readonly StoryPly[]): readonly StoryPly[] {
  return [...story.slice(0, from), ...end];
}

/** The story up to ply `to`; of a very long match a server tells the end only, and what is missing tells nothing. */
export function filled(story: readonly StoryPly[], to: number): readonly StoryPly[] {
  const missing = Array.from({ length: Math.max(0, to - story.length) }, (_, i) => ({
    ply: story.length + i,
    actor: -1,
    turn: 0,
    sealed: true,
    events: [],
    told: [],
  }));
  return [...story, ...missing];
}

export interface Stretch {
  readonly from: number; // the position before it
  readonly to: number; // the position after it
}

/** What the others did since the viewer's last decision: the plies to replay; null when there are none. */
export function othersJustDid(story: readonly StoryPly[], viewer: number | null): Stretch | null {
  let to = story.length;
  while (to > 0 && story[to - 1]?.actor === viewer) --to;
  let from = to;
  while (from > 0 && story[from - 1]?.actor !== viewer) --from;
  return from === to ? null : { from, to };
}

/** What marks the table when ply `at` has been reached: all that the others did since the viewer decided last. An onlooker
 *  sees what was done last by one seat. */
export function trailOf(story: readonly StoryPly[], at: number, viewer: number | null): readonly GameEvent[] {
  const mover = story[at - 1]?.actor;
  let from = at;
  while (from > 0 && (viewer === null ? story[from - 1]?.actor === mover : story[from - 1]?.actor !== viewer)) --from;
  return story.slice(from, at).flatMap(({ events }) => events);
}

export interface LogTurn {
  readonly turn: number;
  readonly actor: number;
  readonly lines: readonly LogLine[];
}
export interface LogLine {
  readonly ply: number; // the move that was played
  readonly phrase: Phrase;
  readonly open: boolean; // can still be taken back
}

/** The log by turn and seat, oldest first. Plies that tell nothing leave no line, nor does the news of a new turn: the
 *  heading says it. What is more than that ('<game>.event.turn.extra') opens the turn it speaks of. */
export function logOf(story: readonly StoryPly[], floor: number): LogTurn[] {
  const turns: { turn: number; actor: number; lines: LogLine[] }[] = [];
  let announced: Phrase[] = [];
  for (const ply of story) {
    let last = turns.at(-1);
    if (!last || last.turn !== ply.turn || last.actor !== ply.actor) {
      last = { turn: ply.turn, actor: ply.actor, lines: [] };
      turns.push(last);
    }
    const open = ply.ply >= floor;
    const told = [...announced, ...ply.told.filter((phrase) => !announcesTurn(phrase))];
    announced = ply.told.filter((phrase) => announcesTurn(phrase) && phrase.key.split('.').length > 3);
    for (const phrase of told) last.lines.push({ ply: ply.ply, phrase, open });
  }
  return turns.filter((turn) => turn.lines.length > 0);
}

/** "Turn 3: Astrid": an event called `turn`. */
const announcesTurn = ({ key }: Phrase) => /^\w+\.event\.turn(\.|$)/.test(key);

/** What a seat did in these plies, in its own words; the news of a new turn is none of its doing. */
export function deedsOf(story: readonly StoryPly[]): { actor: number; told: Phrase[] }[] {
  const deeds: { actor: number; told: Phrase[] }[] = [];
  for (const { actor, told } of story) {
    const said = told.filter((phrase) => !announcesTurn(phrase));
    const known = deeds.find((each) => each.actor === actor);
    if (known) known.told.push(...said);
    else deeds.push({ actor, told: said });
  }
  return deeds.filter(({ told }) => told.length > 0);
}

/** The help topic a phrase belongs to: 'lofoten.good.fish' speaks of fish, 'lofoten.tile' of tiles. */
export function topicOf(key: string, topics: readonly string[]): string | null {
  const parts = key.split('.').slice(1).reverse();
  for (const part of parts) {
    const topic = topics.find((each) => each === part || each === `${part}s` || `${each}s` === part);
    if (topic !== undefined) return topic;
  }
  return null;
}
