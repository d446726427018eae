// Draws the PNG icons of public/ from icon.svg, by Chromium; run it after changing the drawing: node web/icons.mjs
import { readFileSync } from 'node:fs';

import { withPage } from '../tests/browser/browser.mjs';

const here = (path) => new URL(path, import.meta.url).pathname;
const svg = readFileSync(here('./public/icon.svg'), 'utf8');
const square = svg.replace('rx="14"', '');
const small = `<g transform="translate(8 8) scale(.75)">${square.replace(/<\/?svg[^>]*>/g, '')}</g>`;
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1f5a6b"/>${small}</svg>`;

await withPage({}, async ({ page }) => {
  for (const [name, size, drawing] of [
    ['icon-180', 180, square],
    ['icon-192', 192, svg],
    ['icon-512', 512, svg],
    ['icon-maskable-512', 512, maskable],
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
    await page.screenshot({ path: here(`./public/${name}.png`), omitBackground: true });
  }
});
