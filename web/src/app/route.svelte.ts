// Where in the hall we are: the part of the address after #. Plain files need no server that knows them.

export type Place =
  | { at: 'home' }
  | { at: 'new'; game: string; online: boolean }
  | { at: 'match'; id: string }
  | { at: 'table'; id: string }
  | { at: 'play'; id: string; token: string } // a personal link
  | { at: 'study'; id: string; online: boolean } // a match of this browser, or a table of the hall
  | { at: 'learn'; game: string; lesson: string }
  | { at: 'rules'; game: string; place: string } // an anchor, the id of a rule, topic:NAME, or nothing
  | { at: 'puzzles'; game: string; n: string } // the list of a game, one of them, or that of the day
  | { at: 'daily'; game: string } // all of today's deals, or that of a game
  | { at: 'about' }
  | { at: 'settings' };

export function placeOf(hash: string): Place {
  const [at, what, more] = hash.replace(/^#?\/?/, '').split('/');
  if (at === 'new' && what) return { at, game: what, online: more === 'online' };
  if ((at === 'match' || at === 'table') && what) return { at, id: what };
  if (at === 'play' && what && more) return { at, id: what, token: more };
  if (at === 'study' && what)
    return { at, id: what === 'table' && more ? more : what, online: what === 'table' && !!more };
  if (at === 'learn' && what && more) return { at, game: what, lesson: more };
  if (at === 'rules' && what) return { at, game: what, place: (more ?? '').replace('%3A', ':') };
  if (at === 'puzzles' && what) return { at, game: what, n: more ?? '' };
  if (at === 'daily') return { at, game: what ?? '' };
  if (at === 'about' || at === 'settings') return { at };
  return { at: 'home' };
}

export const linkTo = {
  home: '#/',
  about: '#/about',
  settings: '#/settings',
  newMatch: (game: string) => `#/new/${game}`,
  learn: (game: string, lesson: string) => `#/learn/${game}/${lesson}`,
  newTable: (game: string) => `#/new/${game}/online`,
  match: (id: string) => `#/match/${id}`,
  table: (id: string) => `#/table/${id}`,
  study: (id: string) => `#/study/${id}`,
  studyTable: (id: string) => `#/study/table/${id}`,
  rules: (game: string, place = '') => `#/rules/${game}${place && `/${place}`}`,
  puzzles: (game: string) => `#/puzzles/${game}`,
  puzzle: (game: string, n: number) => `#/puzzles/${game}/${n}`,
  puzzleOfTheDay: '#/puzzles/day',
  daily: (game = '') => `#/daily${game && `/${game}`}`,
  seat: (id: string, token: string) => `#/play/${id}/${token}`,
};

class Route {
  place = $state.raw<Place>(placeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.place = placeOf(location.hash);
      scrollTo(0, 0);
    });
  }
  go(link: string) {
    location.hash = link;
  }
  /** Another address for where we are already; nothing is opened anew. */
  rename(link: string) {
    history.replaceState(history.state, '', link);
  }
  /** The same, and nobody comes back to where they were. */
  replace(link: string) {
    location.replace(link);
  }
}

export const route = new Route();
