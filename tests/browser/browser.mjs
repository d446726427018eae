// Chromium for the browser tests: an own profile, an own server, and every complaint of the page noted.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * Runs `test` with a fresh page, then closes all of it. Fails when the page complained or asked another host.
 * @param {object} options playwright's context options
 * @param {(it: {page: import('playwright-core').Page, context: import('playwright-core').BrowserContext, address: string, sent: object[]}) => Promise<void>} test
 * @param {() => Promise<{address: string, sent?: object[], stop: () => Promise<void>}>} start of the server
 */
export async function withPage(options, test, start = serve) {
  const server = await start();
  const profile = mkdtempSync(join(tmpdir(), 'jarl-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    headless: true,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const complaints = [];
  const watch = (page) => {
    page.setDefaultTimeout(15_000);
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
  const page = context.pages()[0] ?? (await context.newPage());
  watch(page);
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
    await context.close();
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}
