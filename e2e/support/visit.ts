import { expect, type Page, type Request } from '@playwright/test';

/** Asks the open window for a page of the back office, as a link in it does: without loading everything anew. */
export async function ask(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Goes to a page within the open window, and returns once that stands in the place of the one before. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await ask(page, path);
  // What the stage beside a form shows has headings of its own.
  await expect(page.locator('h1:not([data-left], aside h1, [inert] h1)'), path).toBeVisible();
}

/** How long nothing is asked for until a page counts as loaded, in ms. */
const quietFor = 150;

/** Knows when nothing that a window asked for is on its way any more and what came is drawn, also after a visit, which loads no document. */
export function watchLoading(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  const end = note((request) => open.delete(request));
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => open.size === 0 && performance.now() - changedAt >= quietFor;
  return async () => {
    await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
    // A slow processor draws for longer than that; it has time to spare once it is done, unless something moves for ever.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  };
}
