import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { askToNotify, canNotify, mayNotify, notify } from './notices';

const shown: string[] = [];
class Notice {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(Notice.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push(`${title}: ${body}`);
  }
  close() {}
}
const page = { visibilityState: 'hidden', baseURI: 'http://x/' };

beforeEach(() => {
  shown.length = 0;
  Notice.permission = 'granted';
  page.visibilityState = 'hidden';
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

it('says whose turn it is when nobody looks', async () => {
  await notify('Your turn', 'Lofoten', '#/table/a');
  expect(shown).toEqual(['Your turn: Lofoten']);
});

it('is silent while somebody looks, and where the browser does not agree', async () => {
  page.visibilityState = 'visible';
  await notify('Your turn', 'Lofoten', '#/table/a');
  page.visibilityState = 'hidden';
  Notice.permission = 'denied';
  await notify('Your turn', 'Lofoten', '#/table/a');
  expect(mayNotify()).toBe(false);
  expect(await askToNotify()).toBe(false);
  expect(shown).toEqual([]);
});

it('goes through the service worker where there is one, with the way to the table', async () => {
  const showNotification = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active: {}, showNotification }) } });
  await notify('Your turn', 'Lofoten', '#/table/a');
  expect(showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ data: 'http://x/#/table/a' }));
  expect(shown).toEqual([]);
});

it('does without where there are no notices', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(canNotify()).toBe(false);
  expect(await askToNotify()).toBe(false);
  await notify('Your turn', 'Lofoten', '#/table/a');
});
