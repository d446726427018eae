import { expect, it, vi } from 'vitest';

vi.mock('../../games/list', () => ({ GAMES: [], findGame: () => undefined }));
import type { GameEntry } from '../../games/list';
import { dailyMatch, dealOf } from './daily';
import { dayNumber, puzzleGameOf, puzzleOf, today } from './day';

const game = {
  name: 'loot',
  seats: { min: 2, max: 4 },
  countsPlayers: true,
  asksFirst: true,
  options: [{ kind: 'modules', name: 'modules', modules: [{ name: 'ships', most: 4 }, { name: 'jarls' }] }],
} as unknown as GameEntry;

const dayAfter = (day: string, n: number) => new Date((dayNumber(day) + n) * 86_400_000).toISOString().slice(0, 10);

it('a day is that of the player’s calendar', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayNumber('1970-01-02')).toBe(1);
});

it('a deal is that of its game and day, as docs/puzzles.md says', async () => {
  const deal = await dealOf(game, '2026-11-16');
  // echo -n "jarl daily 1 loot 2026-11-16" | sha256sum
  expect(deal.seed).toBe('9047169407d48bc7420e0c47c3add3eb2747511749169325f6147ba313cc8366');
  expect(await dealOf(game, '2026-11-16')).toEqual(deal);
  expect((await dealOf({ ...game, name: 'raiders' }, '2026-11-16')).seed).not.toBe(deal.seed);
});

it('deals go round all seats, numbers of seats and modules', async () => {
  const days = Array.from({ length: 60 }, (_, n) => dayAfter('2026-11-16', n));
  const deals = await Promise.all(days.map((day) => dealOf(game, day)));
  expect(new Set(deals.map(({ seats, seat }) => `${seat} of ${seats}`)).size).toBe(2 + 3 + 4);
  expect(new Set(deals.map(({ options }) => /modules=(\S+)/.exec(options)?.[1]))).toEqual(
    new Set(['none', 'ships:4', 'jarls', 'ships:4,jarls']),
  );
  for (const { options, seats } of deals) expect(options).toContain(`players=${seats} `);
});

it('the match of a deal has one person, and knows what its bots are asked with', async () => {
  const deal = await dealOf(game, '2026-11-16');
  const match = dailyMatch(deal, 'Åse', true);
  expect(match.players.map(({ kind }) => kind).indexOf('human')).toBe(deal.seat);
  expect(match.players.filter(({ kind }) => kind === 'bot').length).toBe(deal.seats - 1);
  expect(match.begin).toEqual({ options: deal.options, seed: deal.seed });
  expect(match.daily).toEqual({ day: '2026-11-16', bot: 'jarl@4000', seed: deal.seed, practice: true });
});

it('the puzzle of the day goes round the games and through each book', () => {
  const games = ['a', 'b', 'c'];
  const days = Array.from({ length: 180 }, (_, n) => dayAfter('2026-11-16', n));
  expect(new Set(days.slice(0, 3).map((day) => puzzleGameOf(day, games))).size).toBe(3);
  const asked = days.map((day) => `${puzzleGameOf(day, games)} ${puzzleOf(day, 60, games)}`);
  expect(new Set(asked).size).toBe(180);
});
