import type { Page } from '@playwright/test';

const feed = '**/api/live*';

/** The feed of changes never ends: a page that is waited for until nothing more is loaded goes without it. */
export async function withoutFeed(page: Page): Promise<void> {
  await page.route(feed, (route) => route.abort());
}
