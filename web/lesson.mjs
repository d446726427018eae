// For who writes lessons (docs/web.md, "A lesson"); scripts/web lesson GAME/NAME runs it.
import { createServer } from 'vite';

const [lesson, ply] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, watch: null },
  appType: 'custom',
  logLevel: 'warn',
});
try {
  const { show } = await server.ssrLoadModule('/src/learn/coach/show.ts');
  process.exitCode = await show(lesson ?? '', ply === undefined ? null : Number(ply));
} finally {
  await server.close();
}
