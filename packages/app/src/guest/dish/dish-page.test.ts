import { createHash } from 'node:crypto';
import type { Image, PublicItem, PublicRestaurant, RenderedGuestPage } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { findDishInMenu, guestQueryOf, renderGuestPage } from '../render.tsx';
import {
  exampleId,
  exampleItem,
  exampleMenu,
  exampleRestaurant,
  headOf,
  linksIn,
  publicUrl,
  readableText,
} from '../testing/example-page.ts';

const tart = exampleItem('beef');
const menuPath = `/qr-menu/cardamom-and-lime/${exampleId('1')}`;
const undeclared = { isDeclared: false, contains: ['EGGS' as const], mayContain: [] };

const picture: Image = {
  id: exampleId('9'),
  altText: 'A tart',
  width: 1600,
  height: 900,
  dominantColour: '#aabbcc',
  version: 1,
  sources: [
    { url: '/media/tart/800.jpeg', format: 'jpeg', width: 800, height: 450 },
    { url: '/media/tart/1600.jpeg', format: 'jpeg', width: 1600, height: 900 },
  ],
};

interface Asked {
  item?: PublicItem;
  restaurant?: Partial<PublicRestaurant>;
  search?: string;
  itemId?: string | null;
  opensAt?: string;
}

function dishPage({ item = tart, restaurant = {}, search = '', itemId = item.id, opensAt }: Asked = {}) {
  const menu = exampleMenu({ Soups: [exampleItem('50')], القهوة: [item, exampleItem('c0ffee')] });
  return renderGuestPage({
    page: 'dish',
    restaurant: exampleRestaurant(restaurant),
    menu: opensAt === undefined ? menu : { ...menu, isOn: false, opensAt },
    itemId,
    publicUrl,
    query: guestQueryOf(search),
  });
}

const textOf = async (asked: Asked = {}) => readableText((await dishPage(asked)).html);

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The short names of dishes in the links of a menu. */
const shortNames = (html: string) =>
  linksIn(html).flatMap((href) => new URL(href, publicUrl).searchParams.get('d') ?? []);

interface DishData {
  '@type': string;
  url: string;
  name: string;
  image?: string;
  offers?: { name: string; price: string }[];
}

function dataOf({ html }: RenderedGuestPage): DishData {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const data: DishData = JSON.parse(json);
  return data;
}

describe('the page of a dish', () => {
  // proves: pages.guest.dish
  it('says all that is known of it, with nothing to open', async () => {
    const { html, status } = await dishPage();
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*><bdi>Lime tart</);
    expect(html).not.toContain('<details');
    const text = readableText(html);
    expect(text).toMatch(/Slice €5\.90 Whole Market price/);
    expect(text).toMatch(/Contains Dairy .*May contain Tree nuts .*Only with some options Peanuts/);
    expect(text).toContain('Ingredients limes, butter');
    expect(text).toContain('420 kcal');
    expect(text).toMatch(/Satay \+€1\.50 Contains peanuts/);
    expect(text).toContain('Prices include 13% VAT.');
    expect(text).toContain('If you have an allergy, tell us before you order');
  });

  // proves: items.allergens
  it('says first that allergens are not declared, and never what half-filled lists hold', async () => {
    const text = await textOf({ item: exampleItem('beef', { allergens: undeclared }) });
    expect(text).toMatch(/Allergens not declared\. Please ask us\. .*Vegetarian/);
    expect(text).not.toContain('Eggs');
    expect(text).not.toContain('None of the listed');
  });

  // proves: qr.toggle.price, qr.toggle.ingredients, qr.toggle.allergens, qr.toggle.calories
  it('keeps what the restaurant hides out of the page, its head and its data', async () => {
    const shows = { price: false, ingredients: false, allergens: false, calories: false };
    const { html } = await dishPage({ restaurant: { shows } });
    for (const hidden of ['5.90', '1.50', 'Market price', 'limes', 'airy', 'eanuts', '420', 'VAT'])
      expect(html).not.toContain(hidden);
    expect(readableText(html)).toContain('Ask us about allergens.');
  });

  it('says that it is sold out in place of its prices', async () => {
    const text = await textOf({ item: exampleItem('beef', { isSoldOut: true }) });
    expect(text).toContain('Sold out');
    expect(text).not.toContain('5.90');
  });

  it('says from when it is to be had, where its menu is not on yet', async () => {
    expect(await textOf({ opensAt: '2026-11-27T17:00:00Z' })).toContain('from 17:00');
  });

  it('leads back to its section, with the table and the filter that the guest came with', async () => {
    const plain = linksIn((await dishPage()).html);
    expect(plain).toContain(`${menuPath}#section-2`);
    const search = '?diet=VEGETARIAN&q=tart&table=12';
    const links = linksIn((await dishPage({ search })).html);
    expect(links).toContain(`${menuPath}?q=tart&diet=VEGETARIAN&table=12#section-2`);
    expect(links).toContain(`${menuPath}?table=12`);
    expect(await textOf({ search })).toContain('Table 12');
  });

  it('leads back to the restaurant’s address where there is one menu', async () => {
    const [menu] = exampleRestaurant().menus;
    const { html } = await dishPage({ restaurant: { menus: menu ? [menu] : [] } });
    expect(linksIn(html)).toContain('/qr-menu/cardamom-and-lime#section-2');
  });

  it('names the options not to choose for what the guest leaves out', async () => {
    const text = await textOf({ search: '?without=PEANUTS' });
    expect(text).toContain('Do not choose: Satay (peanuts)');
    expect(await textOf()).not.toContain('Do not choose');
  });

  it('is found and shared by its own address, with its own picture', async () => {
    const page = await dishPage({ item: exampleItem('beef', { image: picture }) });
    const address = `${publicUrl}${menuPath}/${tart.id}`;
    const head = headOf(page.html);
    expect(head).toContain('<title>Lime tart · Cardamom &amp; Lime</title>');
    expect(head).toContain(`<link rel="canonical" href="${address}">`);
    expect(head).toContain(`property="og:image" content="${publicUrl}/media/tart/1600.jpeg"`);
    expect(head).toContain('Sharp curd in a short crust. Slice €5.90, Whole Market price.');
    expect(dataOf(page)).toMatchObject({
      '@type': 'MenuItem',
      name: 'Lime tart',
      url: address,
      image: `${publicUrl}/media/tart/1600.jpeg`,
      offers: { name: 'Slice', price: '5.90' },
    });
  });

  it('is for guests, not for search engines, where a filter came along', async () => {
    const { html } = await dishPage({ search: '?without=PEANUTS' });
    expect(headOf(html)).toContain('noindex');
    expect(headOf(html)).toContain(`<link rel="canonical" href="${publicUrl}${menuPath}/${tart.id}">`);
    expect(html).not.toContain('ld+json');
  });

  it.each([
    ['is not on the menu', { itemId: exampleId('dead') }],
    ['is not known', { itemId: null }],
  ])('helps on where the dish %s, and keeps that out of search engines', async (_, asked: Asked) => {
    const { html, status } = await dishPage({ ...asked, search: '?table=12' });
    expect(status).toBe(404);
    expect(readableText(html)).toContain('This dish is not on the menu now');
    expect(linksIn(html)).toContain(`${menuPath}?table=12`);
    expect(headOf(html)).toContain('noindex');
    expect(html).not.toContain('ld+json');
  });

  it('passes a policy of hashes, with the way to share among its scripts', async () => {
    const { html, scriptHashes } = await dishPage();
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(scripts.map(hash)).toEqual(scriptHashes);
    expect(scripts.join('')).toContain('data-share');
    expect(html).toContain('data-share="Address copied"');
  });

  it('carries hostile text as text', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>" class="a';
    const item = exampleItem('beef', { name: hostile, description: hostile, ingredients: [hostile] });
    const page = await dishPage({ item, search: `?${new URLSearchParams({ table: hostile }).toString()}` });
    expect(page.html).not.toContain('<img src=x');
    expect(dataOf(page).name).toBe(hostile);
  });

  it('names every drawing it refers to', async () => {
    const { html } = await dishPage({ search: '?without=PEANUTS' });
    for (const [, name] of html.matchAll(/<use href="#([^"]*)"/g))
      expect(html).toContain(`<symbol id="${name}"`);
  });
});

describe('the links of a menu to its dishes', () => {
  const menu = exampleMenu({
    Soups: [exampleItem('1beef'), exampleItem('2beef')],
    Cakes: [exampleItem('abcde'), exampleItem('1beef')],
  });
  const page = (search = '') =>
    renderGuestPage({
      page: 'menu',
      restaurant: exampleRestaurant(),
      menu,
      publicUrl,
      query: guestQueryOf(search),
    });

  it('are as short as tells the dishes apart, and are found again', async () => {
    const names = shortNames((await page()).html);
    expect(names).toEqual(['1beef', '2beef', 'abcde', '1beef']);
    expect(names.map((name) => findDishInMenu(menu, name))).toEqual(
      ['1beef', '2beef', 'abcde', '1beef'].map(exampleId),
    );
  });

  it('lead to no other dish where theirs is gone, or another has come to share its name', () => {
    expect(findDishInMenu(menu, 'beef')).toBeNull();
    expect(findDishInMenu(menu, 'cafe')).toBeNull();
    expect(findDishInMenu(menu, 'cde')).toBeNull();
    expect(findDishInMenu(menu, '')).toBeNull();
  });

  it('take the table and the filter along, and are the same page for everybody else', async () => {
    const { html } = await page('?table=Window+2&diet=VEGETARIAN');
    expect(linksIn(html)).toContain('?d=abcde&diet=VEGETARIAN&table=Window+2');
    const plain = await page();
    expect(linksIn(plain.html)).toContain('?d=abcde');
  });
});
