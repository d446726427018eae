// Chromium for the browser tests: one for all that happens at a time, in it a profile for every page, each with a server
// of its own, and every complaint of the page noted.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

import { serve } from './serve.mjs';

const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = fromWeb('playwright-core');
export const AXE = fromWeb.resolve('axe-core/axe.min.js');

const executablePath = execFileSync('sh', ['-c', 'command -v chromium'], {
  encoding: 'utf8',
}).trim();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser; // a promise while anybody uses it
let users = 0;

async function openContext(options) {
  ++users;
  browser ??= chromium.launch({ executablePath, args, headless: true });
  return (await browser).newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, ...options });
}

async function closeContext(context) {
  await context.close();
  if (--users > 0) return;
  const last = browser;
  browser = undefined;
  await (await last).close();
}

/** Runs independent parts of a test side by side, as many at a time as there are processors; the first failure ends it. */
export async function sideBySide(parts) {
  const left = [...parts];
  const lane = async () => {
    for (let part = left.shift(); part; part = left.shift()) await part();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/**
 * Runs `test` with a fresh page, then closes all of it. Fails when the page complained or asked another host.
 * @param {object} options playwright's context options
 * @param {(it: {page: import('playwright-core').Page, context: import('playwright-core').BrowserContext, address: string, sent: object[]}) => Promise<void>} test
 * @param {() => Promise<{address: string, sent?: object[], stop: () => Promise<void>}>} start of the server
 */
export async function withPage(options, test, start = serve) {
  const server = await start();
  const context = await openContext(options);
  const complaints = [];
  const watch = (page) => {
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      const asked = message.location().url.includes('/api/'); // plain files have no hall; the page says so and goes on
      if (message.type() === 'error' && !asked) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) complaints.push(`asked ${request.url()}`);
    });
  };
  context.on('page', watch);
  const page = await context.newPage();
  try {
    await test({
      page,
      context,
      address: server.address,
      sent: server.sent,
      complaints,
    });
    if (complaints.length > 0) throw new Error(`the page complained:\n  ${complaints.join('\n  ')}`);
  } finally {
    await closeContext(context);
    await server.stop();
  }
}
