// The JSON lines of an analysis (docs/analysis.md), read.

/** A mean over the playouts and its standard error. */
export type Figure = readonly [mean: number, error: number];

export interface JudgedPly {
  readonly ply: number; // from 1
  readonly turn: number;
  readonly actor: number;
  readonly move: string;
  readonly forced: boolean;
  readonly chance: boolean;
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
  readonly decision: readonly Figure[];
  readonly luck: readonly Figure[];
  readonly unseen: readonly Figure[];
  readonly sight: readonly Figure[];
  readonly best: string;
  readonly loss: Figure;
  readonly mistake: boolean;
  readonly stroke: boolean;
}

export interface Account {
  readonly name: string;
  readonly start: Figure;
  readonly luck: Figure;
  readonly deal: Figure;
  readonly unseen: Figure;
  readonly own: Figure;
  readonly others: Figure;
  readonly sight: Figure;
  readonly result: Figure;
  readonly lost: Figure;
}

export interface Summary {
  readonly game: string;
  readonly over: boolean;
  readonly iterations: number;
  readonly playouts: number;
  readonly horizon: number;
  readonly seed: number;
  readonly seats: readonly Account[];
  readonly mistakes: readonly number[]; // plies, the biggest first
  readonly strokes: readonly number[];
}

export interface Analysis {
  readonly plies: readonly JudgedPly[];
  readonly summary: Summary;
}

export function readAnalysis(lines: string): Analysis {
  const all = lines.trimEnd().split('\n');
  const summary = JSON.parse(all.pop() ?? '') as Summary;
  return { plies: all.map((line) => JSON.parse(line) as JudgedPly), summary };
}

/** A place where the match turned. */
export interface TurningPoint {
  readonly kind: 'mistake' | 'stroke';
  readonly ply: JudgedPly;
  readonly seat: number; // who erred, or whose chance luck changed most
  readonly size: Figure; // what was lost, or what luck gave and took
}

const ROUNDING = 1e-6;

/** Between two seats what one gains the other loses: then it is the winner's stroke (match/analysis.cpp). */
export function mostMoved(ply: JudgedPly): number {
  const means = ply.luck.map(([mean]) => mean);
  const most = Math.max(...means);
  const least = Math.min(...means);
  return means.indexOf(-least > most + ROUNDING ? least : most);
}

/** In the order of the match. */
export function turningPoints({ plies, summary }: Analysis): readonly TurningPoint[] {
  const find = (kind: TurningPoint['kind'], numbers: readonly number[]) =>
    numbers.flatMap((number): TurningPoint[] => {
      const ply = plies[number - 1];
      if (!ply) return [];
      const seat = kind === 'mistake' ? ply.actor : mostMoved(ply);
      return [{ kind, ply, seat, size: kind === 'mistake' ? ply.loss : (ply.luck[seat] ?? [0, 0]) }];
    });
  return [...find('mistake', summary.mistakes), ...find('stroke', summary.strokes)].sort(
    (a, b) => a.ply.ply - b.ply.ply || a.kind.localeCompare(b.kind),
  );
}

/** The chance to win of every seat before the first move and after each. */
export function chancesOf({ plies }: Analysis): readonly (readonly Figure[])[] {
  const first = plies[0];
  return first ? [first.before, ...plies.map((ply) => ply.after)] : [];
}
