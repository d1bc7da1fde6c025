import type { Menu, PublicMenuPage } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const get = (url: string, headers = {}) => installation.app.inject({ url, headers });
const pathOf = (url: string) => new URL(url).pathname;

/** A dish that says everything that can be hidden, in words and numbers that nothing else says. */
async function openTelling(name: string): Promise<{ office: BackOffice; page: string; api: string }> {
  const office = await installation.register(name);
  const { id } = await office.addCategory('Mains');
  await office.addItem({
    name: 'Sea bass',
    categoryIds: [id],
    sizes: [{ kind: 'PRICED', price: 98765 }],
    ingredients: ['samphire'],
    allergens: { isDeclared: true, contains: ['FISH'], mayContain: ['LUPIN'] },
    calories: 4321,
  });
  const { restaurantUrl, publicUrl } = await office.restaurant();
  const { data } = await office.call<{ items: Menu[] }>('GET', '/online-menu/menus');
  const api = `/api/public/restaurants/${restaurantUrl}/menus/${data.items[0]?.id}`;
  return { office, page: pathOf(publicUrl), api };
}

const jsonLdOf = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '';

// What of a dish is told in which words; a page says allergens also where guests are asked what to leave out.
test.each([
  ['showsPrice', ['987.65', '98765']],
  ['showsIngredients', ['samphire']],
  ['showsCalories', ['4321']],
  ['showsAllergens', ['LUPIN', 'upin']],
])('what %s hides is in no page, no answer and no data for search engines', async (toggle, words) => {
  const { office, page, api } = await openTelling(`House ${toggle}`);
  const read = async () => {
    const html = (await get(page)).body;
    return [html, jsonLdOf(html), (await get(api)).body].join('\n');
  };
  const before = await read();
  expect(words.some((word) => before.includes(word))).toBe(true);
  const { version } = (await office.call<{ version: number }>('GET', '/online-menu/qr-menu')).data;
  expect((await office.call('PATCH', '/online-menu/qr-menu', { [toggle]: false }, version)).status).toBe(200);
  const after = await read();
  for (const word of words) expect(after).not.toContain(word);
});

describe('the public part of the API', () => {
  test('may be read from any website, without anybody’s session', async () => {
    const { api } = await openTelling('Open House');
    for (const url of [api, '/api/public/openapi.json', '/api/public/restaurants/nobody']) {
      const { headers } = await get(url, { origin: 'https://blog.example', 'sec-fetch-site': 'cross-site' });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    const { headers } = await get('/api/settings/restaurant', { origin: 'https://blog.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('is answered 304 to who has it, as long as it says the same, whatever the time is', async () => {
    const { office, api } = await openTelling('Known House');
    const restaurant = api.slice(0, api.indexOf('/menus/'));
    for (const url of [api, restaurant, '/api/public/openapi.json', '/api/public/configuration']) {
      const first = await get(url);
      expect([first.statusCode, first.headers['cache-control']], url).toEqual([200, 'no-cache']);
      const known = { 'if-none-match': `"other", ${first.headers.etag}` };
      const again = await get(url, known);
      expect([again.statusCode, again.body, again.headers.etag], url).toEqual([304, '', first.headers.etag]);
      expect(again.headers['access-control-allow-origin']).toBe('*');
    }
    const { headers } = await get(restaurant);
    await office.call('POST', '/online-menu/menus', { name: 'Evening' });
    const changed = await get(restaurant, { 'if-none-match': headers.etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Evening');
  });

  test('describes itself, and nothing that needs a session', async () => {
    const { statusCode, headers, body } = await get('/api/public/openapi.json');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json']);
    const contract = JSON.parse(body) as { paths: Record<string, object>; components: object };
    expect(Object.keys(contract.paths)).toContain('/public/restaurants/{restaurantUrl}/menus/{menuId}');
    expect(Object.keys(contract.paths).every((path) => path.startsWith('/public/'))).toBe(true);
    expect(body).not.toMatch(/password|sessionId|pinCode/u);
    const references = [...body.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/gu)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, kind = '', name = ''] of references)
      expect(contract.components).toHaveProperty([kind, name]);
  });

  test('is explained on a page for people, which loads nothing', async () => {
    const { statusCode, headers, body } = await get('/developers', { accept: 'text/html' });
    expect(statusCode).toBe(200);
    expect(body).toContain('/api/public/restaurants/casa-lima');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toContain('<script');
  });
});

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => url);

describe('the sitemap', () => {
  test('is named by robots.txt and leads to every restaurant’s pages, which are there', async () => {
    const { office } = await openTelling('Mapped House');
    await office.call('POST', '/online-menu/menus', { name: 'Evening' });
    const { restaurantUrl } = await office.restaurant();
    const robots = (await get('/robots.txt')).body;
    const sitemap = /^Sitemap: (.+)$/mu.exec(robots)?.[1] ?? '';
    const index = await get(pathOf(sitemap));
    expect(index.headers['content-type']).toContain('xml');
    const own = locationsOf(index.body).find((url) => url.endsWith(`/${restaurantUrl}.xml`));
    const pages = await get(pathOf(own ?? ''));
    const urls = locationsOf(pages.body);
    expect(urls).toHaveLength(3);
    expect(pages.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/u);
    for (const url of urls) {
      const page = await get(pathOf(url));
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<link rel="canonical" href="${url}">`);
      expect(page.body).not.toContain('noindex');
    }
  });

  test.each(['/sitemap/nobody.xml', '/sitemap/nonsense', '/sitemap/..xml'])('%s is none', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

test('data for search engines is the last of a page, in schema.org’s words', async () => {
  const { page, api } = await openTelling('Data House');
  const { body } = await get(page);
  expect(body).toMatch(/<\/script><\/body><\/html>$/u);
  const data = JSON.parse(jsonLdOf(body)) as Record<string, unknown>;
  const { restaurant } = (JSON.parse((await get(api)).body) as { data: PublicMenuPage }).data;
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    name: restaurant.name,
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: [
        {
          name: 'Mains',
          hasMenuItem: [
            {
              name: 'Sea bass',
              offers: { price: '987.65', priceCurrency: 'EUR' },
              nutrition: { calories: '4321 kcal' },
            },
          ],
        },
      ],
    },
  });
});
