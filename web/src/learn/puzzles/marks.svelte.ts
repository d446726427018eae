// Which puzzles were solved, kept in this browser.

/** At the first try, after others, or only looked up. */
export type Mark = 'first' | 'solved' | 'seen';

const KEY = 'jarl.puzzles';
const WORTH: Readonly<Record<Mark, number>> = { seen: 0, solved: 1, first: 2 };

function kept(): Record<string, Mark> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(all ?? {}).filter(([, mark]) => Object.hasOwn(WORTH, mark as string));
    return Object.fromEntries(known) as Record<string, Mark>;
  } catch {
    return {}; // a browser that keeps nothing still asks
  }
}

class Marks {
  private all = $state.raw<Readonly<Record<string, Mark>>>(kept());

  of(name: string): Mark | undefined {
    return this.all[name];
  }
  /** Whoever looked one up may still solve it; whoever solved it loses nothing by another try. */
  add(name: string, mark: Mark) {
    const before = this.all[name];
    if (before === 'seen' && mark === 'first') mark = 'solved';
    if (before && WORTH[before] >= WORTH[mark]) return;
    if (before === 'solved') return; // the first try was another one
    this.all = { ...this.all, [name]: mark };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // kept for this visit only
    }
  }
}

export const marks = new Marks();
