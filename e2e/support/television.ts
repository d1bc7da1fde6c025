import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { create } from './api.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Opens `/screen` in a browser of its own, as a television is one that nobody signs in at. */
export async function switchOnTelevision(
  browser: Browser,
  origin = '',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, ...options });
  const television = await context.newPage();
  await television.goto(`${origin}/screen`);
  return television;
}

/** The code that a television shows. */
export async function shownCode(television: Page): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const text = (await television.locator('main').innerText()).replaceAll(/\s/gu, '');
      code = /[2-9A-HJ-NP-Z]{6}/u.exec(text)?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Creates a screen that shows a board, pairs it with the television, and waits until it is there. Returns its id. */
export async function pairTelevision(
  api: APIRequestContext,
  television: Page,
  name: string,
): Promise<string> {
  const id = await create(api, '/api/online-menu/screens', { name, layout: 'BOARD' });
  const code = await shownCode(television);
  const paired = await api.post(`/api/online-menu/screens/${id}/pairing`, {
    headers: sameOrigin,
    data: { code },
  });
  expect(paired.status(), await paired.text()).toBe(200);
  await television.waitForURL(/\/screen\/[2-9A-HJ-NP-Z]{8}$/u);
  return id;
}

/** Everything that can be read on the glass. */
export function glass(television: Page) {
  return television.locator('main');
}

/** Nodes that the television's page holds once all that it lets go of is collected, in the document or not. */
export async function heldNodes(television: Page): Promise<number> {
  const cdp = await television.context().newCDPSession(television);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
}

/** What somebody in front of the television reads: of all that fills the glass, what lies on top. */
export async function textInFront(television: Page): Promise<string> {
  return television.evaluate(() => {
    const inFront = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return inFront?.closest<HTMLElement>('#curtain, main')?.innerText ?? '';
  });
}

/** Waits until the television starts without a network: the page is kept whole, and answers for itself. */
export async function canStartAlone(television: Page): Promise<void> {
  await expect
    .poll(() =>
      television.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null &&
          (await caches.match('/screen')) !== undefined &&
          (await indexedDB.databases()).some(({ name }) => name === 'cardamom.screens'),
      ),
    )
    .toBe(true);
}

/** Overwrites what a television has kept of its menu, as a poor disk does. */
export async function corruptKeptMenu(television: Page): Promise<void> {
  await television.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cardamom.screens');
        request.addEventListener('error', () => reject(new Error('No storage')));
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('screens', 'readwrite');
          const store = transaction.objectStore('screens');
          store.openCursor().addEventListener('success', ({ target }) => {
            const { result: cursor } = target as IDBRequest<IDBCursorWithValue | null>;
            if (!cursor) return;
            const row = cursor.value as { text: string };
            cursor.update({ ...row, text: row.text.replace('"menus"', '"m\u0000nus"') });
            cursor.continue();
          });
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
  );
}

/** Has the next page note what can be read on it before its scripts have run. */
export async function noteFirstSight(television: Page): Promise<void> {
  await television.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => Object.assign(globalThis, { firstSight: document.body.innerText }),
      { once: true },
    );
  });
}

/** What it has noted. */
export async function firstSight(television: Page): Promise<string> {
  return television.evaluate(() => (globalThis as unknown as { firstSight: string }).firstSight);
}
