// Which games have rules to read. Small, because the hall and every table ask; the texts come when they are wanted.
const texts = import.meta.glob<string>('../games/*/rules.*.md', { query: '?raw', import: 'default' });

const fileOf = (game: string, language: string) => `../games/${game}/rules.${language}.md`;

export const hasRules = (game: string): boolean => fileOf(game, 'en') in texts;
export const rulesText = (game: string, language: string): Promise<string> =>
  texts[fileOf(game, language)]?.() ?? Promise.resolve('');
