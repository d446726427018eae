// A decision on another's turn, around one screen: a Scout asks a second person for a card. The curtain hangs for the
// one who is asked, shows nothing of anybody's hand, and hangs again when the turn goes on.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

import { withPage } from './browser.mjs';
import { choices, LIKES, like, plyOf, settled } from './table.mjs';

const SCOUT = fileURLToPath(new URL('./fixtures/scout.record', import.meta.url)); // Astrid is about to place a worker

await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  await page.goto(address);
  await page.setInputFiles('#record-file', SCOUT);

  const raise = async (name) => {
    await page.waitForSelector('.curtain');
    assert.equal(await page.locator('.shell').count(), 0, 'the table is seen behind the curtain');
    assert.match(await page.locator('.curtain h1').textContent(), new RegExp(name));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.curtain', { state: 'detached' });
    assert.equal(await settled(page), 'decide');
  };
  const take = async (text) => {
    const ply = await plyOf(page);
    await page.click(`.decide button.move[data-move="${text}"]`);
    await settled(page, ply);
  };

  await raise('Astrid');
  await take('place town_hall');
  await take('play scout');
  await take('target 2');
  // It is still Astrid's turn, but Sigrid decides. She sees her own cards, and is told why.
  await raise('Sigrid');
  const asked = await choices(page);
  assert.ok(asked.length > 0 && asked.every((text) => /^(give|number) /.test(text)), asked.join(', '));
  assert.match(await page.locator('.decide .ask').textContent(), /Scout|card/i);
  const given = asked[0];
  await take(given);
  await raise('Astrid');
  // Which card she gave stays between the two: the log of this seat tells it to Astrid, who has it now.
  await page.waitForSelector('.decide button.move');
  assert.ok((await choices(page)).length > 0);
});
