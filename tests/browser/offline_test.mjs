// First load is light, and after it the hall needs no network: a new match is begun and played offline.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { begin, choices, like, LIKES, plyOf, settled } from './table.mjs';

const MOST_BYTES = 350_000;

await withPage({}, async ({ page, context, address, sent, complaints }) => {
  await like(context, LIKES);
  // As somebody comes for the first time, up to the first choice; what the service worker fetches later is not counted.
  await context.addInitScript(() => {
    if (!sessionStorage.getItem('later')) delete Object.getPrototypeOf(navigator).serviceWorker;
  });
  await begin(page, address);
  await settled(page);
  const bytes = sent.reduce((sum, file) => sum + file.bytes, 0);
  for (const { path, bytes: size } of [...sent].sort((a, b) => b.bytes - a.bytes).slice(0, 8))
    console.log(`  ${size}  ${path}`);
  console.log(`first load: ${(bytes / 1000).toFixed(0)} kB in ${sent.length} files`);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes are more than ${MOST_BYTES}`);
  assert.deepEqual(
    sent.filter((file) => file.missing),
    [],
  );

  await page.evaluate(() => sessionStorage.setItem('later', 'yes'));
  await page.goto(address);
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await begin(page, address);
  await settled(page);
  const ply = await plyOf(page);
  await page.click(`.decide button.move[data-move="${(await choices(page))[0]}"]`);
  await settled(page, ply);
  complaints.length = 0; // Chromium notes the refused navigation that the service worker answers
  await context.setOffline(false);
});
