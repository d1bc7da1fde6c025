import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layLine } from '../../scripts/lib/line.ts';
import { startProductServer } from '../../scripts/lib/product-server.ts';
import {
  changeItem,
  createCategory,
  createItem,
  demoPictures,
  picturedItems,
  register,
  someOwner,
  type Pictured,
} from '../support/api.ts';
import { markSoldOut, serveMenu, withinSeconds } from '../support/guest.ts';
import {
  canStartAlone,
  corruptKeptMenu,
  firstSight,
  glass,
  heldNodes,
  noteFirstSight,
  pairTelevision,
  switchOnTelevision,
  textInFront,
} from '../support/television.ts';
import { expect, test } from '../support/test.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test('a television is paired by its code, and shows what a dish costs and that it is sold out', async ({
  office: page,
  browser,
}) => {
  const { ids } = await serveMenu(page.request);
  const television = await switchOnTelevision(browser);
  const screenId = await pairTelevision(page.request, television, 'Bar');
  await expect(glass(television)).toContainText('Starter 1');
  await expect(glass(television)).toContainText('€1.00');

  await changeItem(page.request, ids.get('Starter 1') ?? '', { sizes: [{ kind: 'PRICED', price: 1150 }] });
  await expect(glass(television)).toContainText('€11.50', withinSeconds);
  await markSoldOut(page.request, ids.get('Starter 2') ?? '');
  await expect(glass(television)).toContainText('Sold out', withinSeconds);

  const identified = await page.request.post(`/api/online-menu/screens/${screenId}/identification`, {
    headers: sameOrigin,
  });
  expect(identified.status()).toBe(204);
  await expect(glass(television)).toContainText('This screen is', withinSeconds);

  await page.request.post(`/api/online-menu/screens/${screenId}/unpairing`, { headers: sameOrigin });
  await television.waitForURL(/\/screen$/u);
  await expect(glass(television)).toContainText('Type this code');
  await expect.poll(() => textInFront(television)).toContain('Type this code');
  await television.context().close();
});

test('a television that is switched on without a network shows its menu, and throws away what its disk has spoiled', async ({
  office: page,
  browser,
}) => {
  await serveMenu(page.request);
  const television = await switchOnTelevision(browser);
  await pairTelevision(page.request, television, 'Window');
  await expect(glass(television)).toContainText('Starter 1');
  await canStartAlone(television);

  await television.context().setOffline(true);
  // As a television does that begins at the address it was set up with.
  await television.goto('/screen');
  await expect(glass(television)).toContainText('Starter 1', withinSeconds);

  await corruptKeptMenu(television);
  await television.reload();
  await expect(glass(television)).toContainText('There is no connection yet', withinSeconds);
  expect(await textInFront(television)).toContain('Starter 1');
  await television.context().setOffline(false);
  await expect(glass(television)).toContainText('Starter 1', withinSeconds);
  await expect.poll(() => textInFront(television)).toContain('Starter 1');
  await television.context().close();
});

test('a television that turns its pages holds no picture that it has shown', async ({
  office: page,
  browser,
}) => {
  await serveMenu(page.request);
  const pictures = await demoPictures(page.request);
  // Its worker would answer before this test can.
  const television = await switchOnTelevision(browser, '', { serviceWorkers: 'block' });
  await television.route('**/api/public/screens/*', async (route) => {
    const answer = await route.fetch();
    const { data: screen } = (await answer.json()) as { data: { menus: Pictured[] } };
    const items = screen.menus.flatMap(picturedItems);
    for (const [index, item] of items.entries()) item.image = pictures[index % pictures.length] ?? null;
    await route.fulfill({ response: answer, json: { data: { ...screen, layout: 'SPOTLIGHT' } } });
  });
  await pairTelevision(page.request, television, 'Bar');
  await expect(glass(television).getByRole('img')).not.toHaveCount(0);

  const turns = async () => Number(await glass(television).getAttribute('data-turns'));
  const turn = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      const before = await turns();
      await television.keyboard.press('ArrowRight');
      await expect.poll(turns).toBeGreaterThan(before);
    }
  };
  await turn(10);
  const before = await heldNodes(television);
  await turn(60);
  expect((await heldNodes(television)) - before).toBeLessThan(40);
  await television.context().close();
});

test('a server that is killed leaves the menu where it is, and is heard again when it is back', async ({
  browser,
  playwright,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-screen-killed-'));
  const env = { SEED_DEMO: 'false', REGISTRATION: 'open' };
  const first = await startProductServer(dataDir, env);
  const line = await layLine(Number(new URL(first.baseUrl).port));
  const api = await playwright.request.newContext({ baseURL: first.baseUrl });
  let second: typeof first | undefined;
  try {
    await register(api, someOwner());
    const category = await createCategory(api, 'Soups');
    const soup = await createItem(api, { name: 'Caldo verde', price: 450, categoryIds: [category] });
    const television = await switchOnTelevision(browser, line.origin);
    await pairTelevision(api, television, 'Bar');
    await expect(glass(television)).toContainText('Caldo verde');

    await canStartAlone(television);

    await first.stop('SIGKILL');
    await noteFirstSight(television);
    await television.reload();
    await expect(glass(television)).toContainText('Caldo verde');
    expect(await firstSight(television)).toContain('Caldo verde');

    second = await startProductServer(dataDir, env);
    line.leadTo(Number(new URL(second.baseUrl).port));
    const again = await playwright.request.newContext({
      baseURL: second.baseUrl,
      storageState: await api.storageState(),
    });
    await changeItem(again, soup, { sizes: [{ kind: 'PRICED', price: 520 }] });
    await expect(glass(television)).toContainText('€5.20', { timeout: 35_000 });
    await television.context().close();
    await again.dispose();
  } finally {
    await api.dispose();
    await line.close();
    await second?.stop('SIGKILL');
    await first.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
