// Where in the hall we are: the part of the address after #. Plain files need no server that knows them.

export type Place =
  { at: 'home' } | { at: 'new'; game: string } | { at: 'match'; id: string } | { at: 'about' } | { at: 'settings' };

export function placeOf(hash: string): Place {
  const [at, what] = hash.replace(/^#?\/?/, '').split('/');
  if (at === 'new' && what) return { at, game: what };
  if (at === 'match' && what) return { at, id: what };
  if (at === 'about' || at === 'settings') return { at };
  return { at: 'home' };
}

export const linkTo = {
  home: '#/',
  about: '#/about',
  settings: '#/settings',
  newMatch: (game: string) => `#/new/${game}`,
  match: (id: string) => `#/match/${id}`,
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
}

export const route = new Route();
