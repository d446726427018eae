// Which lessons were gone through, kept in this browser.
import { lessonsOf, type Entry } from './catalogue';

const KEY = 'jarl.lessons';

function kept(): string[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter((each) => typeof each === 'string') : [];
  } catch {
    return []; // a browser that keeps nothing still teaches
  }
}

class Learned {
  private all = $state.raw<readonly string[]>(kept());

  has({ game, name }: Pick<Entry, 'game' | 'name'>): boolean {
    return this.all.includes(`${game}/${name}`);
  }
  get any(): boolean {
    return this.all.length > 0;
  }
  /** The first lesson of a game that was not gone through yet, else its first one; undefined: it has none. */
  next(game: string): Entry | undefined {
    const lessons = lessonsOf(game);
    return lessons.find((lesson) => !this.has(lesson)) ?? lessons[0];
  }
  /** The one after this, if there is one. */
  after(game: string, name: string): Entry | undefined {
    const lessons = lessonsOf(game);
    return lessons[lessons.findIndex((lesson) => lesson.name === name) + 1];
  }

  add(game: string, name: string) {
    if (this.has({ game, name })) return;
    this.all = [...this.all, `${game}/${name}`];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // kept for this visit only
    }
  }
}

export const learned = new Learned();
