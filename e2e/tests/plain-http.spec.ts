import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { startProductServer } from '../../scripts/lib/product-server.ts';
import { someOwner } from '../support/api.ts';
import { dishRow, soldOutPath } from '../support/presses.ts';

/** A name that a browser trusts no more than any other, as it does 127.0.0.1 and localhost. */
const host = 'cardamom.test';

/** Calls the server from within a page: its name is known to the browser alone. */
async function call<Data>(page: Page, path: string, body?: object): Promise<Data> {
  return page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(`/api${to}`, {
        ...(sent !== null && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { data: Data }).data;
    },
    [path, body ?? null] as const,
  );
}

/** What history knows of a dish's availability, the oldest first. */
async function pressed(page: Page, dishId: string): Promise<string[]> {
  interface Change {
    action: string;
    fields: { field: string; after: { state: string } }[];
  }
  const { items } = await call<{ items: Change[] }>(
    page,
    `/online-menu/changes?entityId=${dishId}&limit=100`,
  );
  return items
    .filter(({ action }) => action === 'UPDATED')
    .flatMap(({ fields }) => fields.filter(({ field }) => field === 'availability'))
    .map(({ after }) => after.state)
    .toReversed();
}

// proves: presses.once
test('on plain http, without locks, caches or a service worker, presses made without a network go at the next opening, each once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-plain-'));
  const server = await startProductServer(dataDir, { SEED_DEMO: 'false', REGISTRATION: 'open' }, host);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  });
  try {
    const context = await browser.newContext({ baseURL: server.publicUrl });
    const broken: string[] = [];
    context.on('weberror', (error) => broken.push(error.error().message));
    const page = await context.newPage();
    await page.goto('/register');
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'caches' in window])).toEqual([
      false,
      false,
      false,
    ]);
    const owner = { ...someOwner(), restaurantType: 'BISTRO', name: 'Inês', defaultCurrency: 'EUR' };
    await call(page, '/authentication/register', { ...owner, timeZone: 'Europe/Lisbon' });
    const mains = await call<{ id: string }>(page, '/online-menu/categories', { name: 'Mains' });
    const ids = new Map<string, string>();
    for (const name of ['Sea bass', 'Lentil soup', 'Flatbread']) {
      const sizes = [{ name: '', kind: 'PRICED', price: 900 }];
      const dish = { name, sizes, categoryIds: [mains.id] };
      ids.set(name, (await call<{ id: string }>(page, '/online-menu/items', dish)).id);
    }

    await page.goto(soldOutPath);
    await expect(dishRow(page, 'Sea bass')).toBeVisible();
    await context.setOffline(true);
    const taps = new Map<string, string[]>([...ids.keys()].map((name) => [name, []]));
    for (let at = 0; at < 30; at += 1) {
      const name = [...ids.keys()][(at * 2) % 3] ?? '';
      const before = taps.get(name) ?? [];
      taps.set(name, [...before, before.at(-1) === 'SOLD_OUT' ? 'AVAILABLE' : 'SOLD_OUT']);
      await dishRow(page, name).dispatchEvent('click');
    }
    await expect(page.getByText(/^30 changes are waiting/)).toBeVisible();
    await page.close();

    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/');
    for (const [name, id] of ids)
      await expect.poll(() => pressed(next, id), { timeout: 30_000 }).toEqual(taps.get(name));
    expect(broken).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
