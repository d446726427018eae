// Every lesson of the tree is gone through to its end at the table: by mouse, doing what its script wants, with a wrong piece,
// a legal move that is not wanted, a step back and a reload on the way; then on into the free match. Nothing in the shell
// moves whatever the coach says, and what he says is whole.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sideBySide, withPage } from './browser.mjs';
import { asked, choices, drawn, leftPly, like, LIKES, plyOf, press, resize, takeOnBoard } from './table.mjs';

const TREE = fileURLToPath(new URL('../../web/src/learn/games/', import.meta.url));
const PLACES = [
  { language: 'fr', width: 360, height: 740 },
  { language: 'en', width: 1440, height: 900 },
];
const wished = process.argv[2]; // GAME/NAME: this lesson alone

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const lessons = readdirSync(TREE).flatMap((game) => {
  const folder = `${TREE}${game}/lessons/`;
  const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => /^[^.]+\.json$/.test(file)) : [];
  return scripts.map((file) => {
    const name = file.replace('.json', '');
    const turns = readFileSync(`${folder}${name}.record`, 'utf8').split('\n\n')[1].trim().split('\n');
    const moves = turns.flatMap((line) => line.replace(/^\d+\. \d+ /, '').split('; '));
    const told = (language) => json(`${folder}${name}.${language}.json`);
    return { game, name, script: json(folder + file), moves, told };
  });
});

const plain = (text) => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
const box = (page, selector) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });
const geometry = async (page) =>
  Promise.all(['.shell .top', '.shell > .table', '.coach', '.choices'].map((part) => box(page, part)));

/** Waits until a step is said. */
const said = (page, at) =>
  page.waitForFunction((n) => {
    const panel = document.querySelector('.coach-panel');
    return Number(panel?.dataset.step) === n && panel.dataset.asks !== undefined;
  }, at + 1);
const wordsNow = (page) => page.$eval('.coach-panel [aria-live]', (words) => words.textContent).then(plain);

/** The coach's text and what it points at, as this step has them. */
async function lookAt(page, lesson, place, at, still) {
  const step = lesson.script.steps[at];
  assert.equal(await wordsNow(page), plain(lesson.told(place.language).steps[step.key]), `step ${at + 1}`);
  await drawn(page);
  await page.waitForTimeout(50); // rings follow a frame later
  const found = await page.evaluate(() => {
    const words = document.querySelector('.coach-panel .words');
    const panel = document.querySelector('.coach').getBoundingClientRect();
    const rings = [...document.querySelectorAll('[data-ring]')];
    const covered = rings.filter((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
    });
    return {
      cut: words.scrollHeight > words.clientHeight + 1,
      rings: rings.map((ring) => ring.dataset.ring),
      covered: covered.map((ring) => ring.dataset.ring),
    };
  });
  const name = `${lesson.game}/${lesson.name} step ${at + 1} "${step.key}"`;
  assert.ok(!found.cut, `${name}: the words do not fit at ${place.width}x${place.height}`);
  assert.deepEqual(found.covered, [], `${name}: the coach covers what he speaks of`);
  if (step.look?.length > 0) assert.ok(found.rings.length > 0, `${name}: no ring at all around ${step.look}`);
  assert.deepEqual(await geometry(page), still, `${name}: something moved`);
  return (step.look ?? []).filter((each) => !found.rings.includes(each));
}

/** Up to four choices are whole beside the coach, also in huge letters and on a phone on its side. */
async function choicesWhole(page, { width, height }, name) {
  for (const [wide, high, size] of [
    [width, height, 'huge'],
    [height, width, 'normal'],
    [width, height, 'normal'],
  ]) {
    await page.evaluate((letters) => (document.documentElement.dataset.size = letters), size);
    await resize(page, [wide, high]);
    const cut = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.decide .moves button')];
      return (all.length > 4 ? [] : all)
        .filter((button) => {
          const { left, top, right, bottom, height: tall } = button.getBoundingClientRect();
          const hits = [
            [left + 3, top + 3],
            [right - 3, bottom - 3],
          ].map(([x, y]) => document.elementFromPoint(x, y));
          return tall < 32 || hits.some((hit) => hit?.closest('button, .decide li, .decide .moves') === null);
        })
        .map((button) => button.textContent.trim());
    });
    assert.deepEqual(cut, [], `${name}: cut off at ${wide}x${high} ${size}`);
  }
}

/** A piece that is refused here, if one of those is in sight. Says whether there was one. */
async function tryWrong(page, step) {
  const ply = await plyOf(page);
  for (const piece of step.not ?? []) {
    const spot = page.locator(`.shell .table [data-spot="${piece}"]`).first();
    if ((await spot.count()) === 0 || !(await spot.isVisible())) continue;
    const hit = await spot.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!hit) continue;
    await page.waitForSelector('.why [role=alert] p');
    assert.equal(await plyOf(page), ply);
    await page.click('.why [role=alert] button');
    return true;
  }
  return false;
}

/** A legal move that the lesson does not want. Says whether there was one. */
async function tryUnwanted(page, step, still) {
  const ply = await plyOf(page);
  const other = step.want === 'any' ? undefined : (await choices(page)).find((text) => !step.want.includes(text));
  if (other === undefined) return false;
  await press(page, other);
  await page.waitForSelector('.coach-panel .instead');
  assert.equal(await plyOf(page), ply, 'it was played all the same');
  assert.deepEqual(await geometry(page), still, 'the coach moved something');
  return true;
}

/** Plays what the step wants, by pieces. */
async function play(page, lesson, step) {
  for (let ply = step.ply; ply < (step.until ?? step.ply + 1);) {
    const now = await asked(page, ply - 1);
    if (now.ply > ply) return;
    await takeOnBoard(page, lesson.moves[ply], ply);
    await leftPly(page, ply);
    do ++ply;
    while (ply < (step.until ?? 0) && ply < (await plyOf(page)));
  }
}

async function goThrough(lesson, place) {
  const { game, name, script } = lesson;
  const address = `#/learn/${game}/${name}`;
  await withPage(
    { viewport: { width: place.width, height: place.height } },
    async ({ page, context, address: hall }) => {
      await like(context, { ...LIKES, language: place.language, askAll: false });
      await page.goto(hall);
      // Who has no matches yet is offered the first lesson of every game before anything else.
      if (script.order === 1) await page.click(`section[aria-labelledby=learn] a[href="${address}"]`);
      else await page.goto(hall + address);
      await page.waitForSelector('.lesson-card');
      assert.equal(await page.textContent('.lesson-card h1'), lesson.told(place.language).title);
      await page.click('.lesson-card .button.main');

      const tried = { wrong: false, unwanted: false, back: false, reload: false };
      const unseen = [];
      let still;
      for (let at = 0; at < script.steps.length; ++at) {
        const step = script.steps[at];
        await said(page, at);
        still ??= await geometry(page);
        unseen.push(...(await lookAt(page, lesson, place, at, still)).map((piece) => `${step.key}: ${piece}`));
        if (!step.want) {
          await page.click('.coach-panel .next');
          continue;
        }
        if (place.width < 500) await choicesWhole(page, place, `${game}/${name} "${step.key}"`);
        if (!tried.wrong) tried.wrong = await tryWrong(page, step);
        if (!tried.unwanted) tried.unwanted = await tryUnwanted(page, step, still);
        // Back to the step before and on again, once there is one in another position.
        const before = script.steps[at - 1];
        if (!tried.back && before?.want) {
          tried.back = true;
          await page.click('.coach-panel .row .square');
          at -= 2;
          continue;
        }
        if (!tried.reload && at >= script.steps.length / 2) {
          tried.reload = true;
          const ply = await plyOf(page);
          await page.reload();
          await said(page, at);
          assert.equal(await plyOf(page), ply);
        }
        await play(page, lesson, step);
      }
      await page.waitForSelector('.lesson-card');
      await page.click('.lesson-card .button.main');
      await page.waitForSelector('.coach-panel', { state: 'detached' });
      assert.match(page.url(), /#\/match\//);
      for (let move = 0, after = -1; move < 2; ++move) {
        const now = await asked(page, after);
        await press(page, now.texts[0]);
        await leftPly(page, now.ply);
        after = now.ply;
      }
      // The match is one like any other, and the lesson is remembered.
      await page.reload();
      await asked(page);
      assert.equal(await page.locator('.coach-panel').count(), 0);
      await page.goto(hall);
      await page.waitForSelector('#going');
      assert.equal(await page.locator('section[aria-labelledby=learn]').count(), 0);
      assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem('jarl.lessons'))), [
        `${game}/${name}`,
      ]);

      const all = Object.entries(tried).filter(([, done]) => !done);
      console.log(
        `${game}/${name} ${place.language} ${place.width}: ${script.steps.length} steps` +
          (all.length > 0 ? `, not tried: ${all.map(([what]) => what)}` : '') +
          (unseen.length > 0 ? `, without a ring: ${unseen.join('; ')}` : ''),
      );
      if (place.width > 1000) {
        assert.deepEqual(all, [], 'not everything could be tried');
        assert.deepEqual(unseen, [], 'not everything spoken of is in sight');
      }
    },
  );
}

/** Who would rather play freely does so at any time. */
async function leave({ game, name }) {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, { ...LIKES, askAll: false });
    await page.goto(`${address}#/learn/${game}/${name}`);
    await page.click('.lesson-card .button.main');
    await said(page, 0);
    await page.click('.coach-panel .leave');
    await page.click('.coach-panel .button.main');
    await page.waitForSelector('.coach-panel', { state: 'detached' });
    assert.match(page.url(), /#\/match\//);
    const { texts, ply } = await asked(page);
    await press(page, texts.at(-1));
    await leftPly(page, ply);
    assert.equal(await page.evaluate(() => localStorage.getItem('jarl.lessons')), null);
  });
}

const chosen = lessons.filter(({ game, name }) => wished === undefined || `${game}/${name}` === wished);
assert.ok(chosen.length > 0, 'there is no lesson');
await sideBySide([
  ...chosen.flatMap((lesson) => PLACES.map((place) => () => goThrough(lesson, place))),
  () => leave(chosen[0]),
]);
