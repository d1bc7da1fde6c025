import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { layLine } from '../../scripts/lib/line.ts';
import { startProductServer } from '../../scripts/lib/product-server.ts';
import { someOwner } from '../support/api.ts';
import { dishRow, soldOutPath } from '../support/presses.ts';
import { glass, shownCode, switchOnTelevision } from '../support/television.ts';

/** A name that a browser trusts no more than any other, as it does 127.0.0.1 and localhost. */
const host = 'cardamom.test';

/** A browser that finds this machine under that name. */
function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  });
}

/** What breaks on the pages of a context, as it comes. */
function brokenIn(context: BrowserContext): string[] {
  const broken: string[] = [];
  context.on('weberror', (error) => broken.push(error.error().message));
  return broken;
}

/** Registers a restaurant from within a page, which is signed in afterwards. Returns the id of its first category. */
async function registerIn(page: Page): Promise<string> {
  const owner = { ...someOwner(), restaurantType: 'BISTRO', name: 'Inês', defaultCurrency: 'EUR' };
  await call(page, '/authentication/register', { ...owner, timeZone: 'Europe/Lisbon' });
  return (await call<{ id: string }>(page, '/online-menu/categories', { name: 'Mains' })).id;
}

/** Adds a dish. Returns its id. */
async function addDish(page: Page, name: string, categoryId: string): Promise<string> {
  const sizes = [{ name: '', kind: 'PRICED', price: 900 }];
  const dish = { name, sizes, categoryIds: [categoryId] };
  return (await call<{ id: string }>(page, '/online-menu/items', dish)).id;
}

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
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.publicUrl });
    const broken = brokenIn(context);
    const page = await context.newPage();
    await page.goto('/register');
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'caches' in window])).toEqual([
      false,
      false,
      false,
    ]);
    const mains = await registerIn(page);
    const ids = new Map<string, string>();
    for (const name of ['Sea bass', 'Lentil soup', 'Flatbread'])
      ids.set(name, await addDish(page, name, mains));

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

test('on plain http, without a service worker, a screen is paired, goes on while the server is gone, and shows what is new when it is back', async () => {
  // It looks at each dish for as long as guests do.
  test.setTimeout(150_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-plain-screen-'));
  const line = await layLine(0);
  const publicUrl = line.origin.replace('localhost', host);
  const start = async () => {
    const env = { SEED_DEMO: 'false', REGISTRATION: 'open', PUBLIC_URL: publicUrl };
    const server = await startProductServer(dataDir, env, host);
    line.leadTo(Number(new URL(server.baseUrl).port));
    return server;
  };
  const first = await start();
  const browser = await openBrowser();
  let second: typeof first | undefined;
  try {
    const page = await (await browser.newContext({ baseURL: publicUrl })).newPage();
    await page.goto('/register');
    const mains = await registerIn(page);
    for (const name of ['Caldo verde', 'Canja']) await addDish(page, name, mains);
    const bar = await call<{ id: string }>(page, '/online-menu/screens', {
      name: 'Bar',
      layout: 'SPOTLIGHT',
    });

    const television = await switchOnTelevision(browser, publicUrl);
    const broken = brokenIn(television.context());
    expect(await television.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
    const code = await shownCode(television);
    await call(page, `/online-menu/screens/${bar.id}/pairing`, { code });
    await expect(glass(television)).toContainText('Caldo verde');

    await page.goto(`/digital-menu/screens/${bar.id}`);
    const cannot = `Screens opened at ${publicUrl}/screen go blank when they start without a network.`;
    await expect(page.getByText(cannot)).toBeVisible();

    await first.stop('SIGKILL');
    for (const name of ['Canja', 'Caldo verde', 'Canja']) await expect(glass(television)).toContainText(name);

    second = await start();
    await addDish(page, 'Pastel de nata', mains);
    await expect(glass(television)).toContainText('Pastel de nata', { timeout: 65_000 });
    expect(broken).toEqual([]);
  } finally {
    await browser.close();
    await line.close();
    await second?.stop('SIGKILL');
    await first.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
