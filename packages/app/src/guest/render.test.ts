import { createHash } from 'node:crypto';
import type { PublicItem, PublicMenu, PublicModifierGroup, PublicRestaurant } from '@cardamom/api-types';
import { describe, expect, it, vi } from 'vitest';
import { renderGuestPage } from './render.tsx';

const id = '0198c0de-0000-7000-8000-000000000001';
const publicUrl = 'https://menus.example';

function item(changes: Partial<PublicItem> = {}): PublicItem {
  return {
    id,
    name: 'Lime tart',
    description: 'Sharp curd in a short crust.',
    story: '',
    image: null,
    sizes: [{ name: '', kind: 'PRICED', price: 590 }],
    ingredients: ['limes', 'butter'],
    allergens: { isDeclared: true, contains: ['DAIRY'], mayContain: ['TREE_NUTS'] },
    marks: ['VEGETARIAN'],
    calories: 420,
    modifierGroupIds: [],
    isSoldOut: false,
    ...changes,
  };
}

const on = { isOn: true, opensAt: null, closesAt: null };

function menuOf(items: PublicItem[]): PublicMenu {
  const section = {
    id,
    title: 'Desserts',
    description: '',
    kind: 'DESSERT' as const,
    featuredItemId: null,
    items,
  };
  return { id, name: 'All day', description: '', ...on, sections: [section], modifierGroups: [] };
}

const declared = { isDeclared: true, contains: [], mayContain: [] };
const option = {
  priceDelta: 0,
  caloriesDelta: null,
  allergens: declared,
  isDefault: false,
  isSoldOut: false,
};

/** A choice with an allergen of its own, one that the dish has too, and an option nobody has declared. */
const sauces: PublicModifierGroup = {
  id,
  name: 'Sauces',
  minimum: 0,
  maximum: 2,
  options: [
    {
      ...option,
      name: 'Satay',
      priceDelta: 150,
      caloriesDelta: 95,
      allergens: { ...declared, contains: ['PEANUTS'] },
    },
    {
      ...option,
      name: 'Cream',
      allergens: { ...declared, contains: ['DAIRY'] },
      isDefault: true,
      isSoldOut: true,
    },
    { ...option, name: 'Secret', allergens: { ...declared, isDeclared: false } },
    { ...option, name: 'Without', priceDelta: -50 },
  ],
};

function restaurant(changes: Partial<PublicRestaurant> = {}): PublicRestaurant {
  return {
    name: 'Cardamom & Lime',
    restaurantUrl: 'cardamom-and-lime',
    restaurantType: 'BISTRO',
    address: 'Rua das Hortas 27',
    phone: { prefix: '+351', number: '2100002701' },
    logo: null,
    photo: null,
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Lisbon',
    shows: { price: true, ingredients: true, allergens: true, calories: true },
    look: 'LINEN',
    accentColour: '#2f6b3c',
    tax: null,
    serviceCharge: null,
    menus: [{ id, name: 'All day', description: '', ...on }],
    opening: null,
    nextMenuAt: null,
    asOf: '2026-11-27T12:00:00Z',
    ...changes,
  };
}

function pageOf(items: PublicItem[], changes: Partial<PublicRestaurant> = {}) {
  return renderGuestPage({
    page: 'restaurant',
    restaurant: restaurant(changes),
    menu: menuOf(items),
    publicUrl,
  });
}

/** The page of a restaurant that shows no menu at once. */
function landingOf(changes: Partial<PublicRestaurant>) {
  return renderGuestPage({ page: 'restaurant', restaurant: restaurant(changes), menu: null, publicUrl });
}

/** What a guest reads: the body without data, the closed form and tags. */
function readable(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replaceAll(/<script.*?<\/script>|<form.*?<\/form>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** The classes of each dish in a list of them. */
function rowsOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/<li class="([^"]*)"><div/g)].map(([, names]) => names);
}

interface MenuData {
  name: string;
  hasMenu: {
    hasMenuSection: {
      hasMenuItem: { name: string; offers?: { price: string; priceCurrency: string } }[];
    }[];
  };
}

function dataOf(html: string): MenuData {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const data: MenuData = JSON.parse(json);
  return data;
}

/** The pages of these menus, made one after the other by a renderer that has kept nothing yet. */
async function renderInOrder(...menus: PublicItem[][]): Promise<string[]> {
  vi.resetModules();
  const { renderGuestPage: render } = await import('./render.tsx');
  const pages: string[] = [];
  for (const items of menus) {
    const menu = menuOf(items);
    pages.push((await render({ page: 'restaurant', restaurant: restaurant(), menu, publicUrl })).html);
  }
  return pages;
}

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('a guest page', () => {
  // proves: restaurant.currency, items.price
  it('shows a price in the unit of its currency', async () => {
    expect(readable((await pageOf([item()])).html)).toContain('€5.90');
    expect(readable((await pageOf([item()], { currency: 'JPY' })).html)).toContain('¥590');
    expect(readable((await pageOf([item()], { currency: 'KWD' })).html)).toMatch(/KWD\s0\.590/);
  });

  it('names each size with its own price, and the market price in words', async () => {
    const sizes: PublicItem['sizes'] = [
      { name: 'Slice', kind: 'PRICED', price: 590 },
      { name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ];
    expect(readable((await pageOf([item({ sizes })])).html)).toMatch(/Slice €5\.90 .*Whole Market price/);
  });

  it('draws the featured dish larger than a row, once, and says that it is one', async () => {
    const other = item({ id: id.replace('1', '9'), name: 'Baklava', story: 'Forty sheets of pastry.' });
    const menu = menuOf([item(), other]);
    const pageWith = async (featuredItemId: string | null) => {
      const sections = menu.sections.map((section) => ({ ...section, featuredItemId }));
      const input = { page: 'restaurant' as const, restaurant: restaurant(), publicUrl };
      return (await renderGuestPage({ ...input, menu: { ...menu, sections } })).html;
    };
    const [featuring, plain] = [await pageWith(id), await pageWith(null)];
    expect(readable(featuring)).toMatch(/Lime tart €5\.90 Our pick .*Baklava/);
    expect(featuring.match(/Our pick/g)).toHaveLength(1);
    expect(featuring.match(/<h3/g)).toHaveLength(2);
    expect(plain).not.toContain('Our pick');
    expect(featuring).not.toContain('Forty sheets');
    expect(new Set(rowsOf(featuring)).size).toBe(2);
    expect(new Set(rowsOf(plain)).size).toBe(1);
  });

  // proves: items.allergens
  it('tells every allergen state in words', async () => {
    const text = readable((await pageOf([item()])).html);
    expect(text).toMatch(/Contains dairy .*may contain tree nuts/);
    const free = { isDeclared: true, contains: [], mayContain: [] };
    expect(readable((await pageOf([item({ allergens: free })])).html)).toContain(
      'None of the listed allergens',
    );
  });

  it('never lets an undeclared item look declared, whatever its half-filled lists hold', async () => {
    const allergens: PublicItem['allergens'] = { isDeclared: false, contains: ['EGGS'], mayContain: [] };
    const text = readable((await pageOf([item({ allergens })])).html);
    expect(text).toContain('Allergens not declared');
    expect(text).not.toContain('Eggs');
    expect(text).not.toContain('None of the listed');
  });

  // proves: qr.toggle.price, qr.toggle.ingredients, qr.toggle.allergens, qr.toggle.calories
  it('keeps what the restaurant hides out of the page and its data', async () => {
    const shows = { price: false, ingredients: false, allergens: false, calories: false };
    const { html } = await pageOf([item()], { shows });
    for (const hidden of ['5.90', 'limes', 'Dairy', '420 kcal']) expect(html).not.toContain(hidden);
  });

  it('tells guests to ask about allergens where the restaurant hides them, and only there', async () => {
    const ask = 'Ask us about allergens.';
    const shows = { price: true, ingredients: true, allergens: false, calories: true };
    const hiding = readable((await pageOf([item()], { shows })).html);
    expect(hiding).toContain(ask);
    expect(hiding).not.toContain('not declared');
    expect(readable((await pageOf([item()])).html)).not.toContain(ask);
  });

  it('reads each choice with its rule, prices and what only an option brings', async () => {
    const { html } = await renderGuestPage({
      page: 'restaurant',
      restaurant: restaurant(),
      menu: { ...menuOf([item({ modifierGroupIds: [id] })]), modifierGroups: [sauces] },
      publicUrl,
    });
    const text = readable(html);
    expect(text).toContain('Sauces · Add up to 2, optional');
    expect(text).toMatch(/Satay \+€1\.50 Contains peanuts · \+95 kcal/);
    expect(text).toContain('Without −€0.50');
    expect(text).toMatch(/Cream \(Sold out, standard\)/);
    expect(text).toMatch(/peanuts with some options/);
    expect(text).not.toMatch(/Only with some options:[^.]*Dairy/);
    expect(text).toContain('Allergens of an option not declared');
    expect(html).toContain('<details');
  });

  // proves: qr.toggle.price, qr.toggle.allergens, qr.toggle.calories
  it('keeps what the restaurant hides out of the choices too', async () => {
    const shows = { price: false, ingredients: false, allergens: false, calories: false };
    const { html } = await renderGuestPage({
      page: 'restaurant',
      restaurant: restaurant({ shows }),
      menu: { ...menuOf([item({ modifierGroupIds: [id] })]), modifierGroups: [sauces] },
      publicUrl,
    });
    expect(readable(html)).toContain('Satay');
    for (const hidden of ['1.50', 'eanuts', '95 kcal', 'not declared']) expect(html).not.toContain(hidden);
  });

  it('says in words that an item is sold out', async () => {
    expect(readable((await pageOf([item({ isSoldOut: true })])).html)).toContain('Sold out');
  });

  it('carries hostile text as text', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>" class="a';
    const { html } = await pageOf([item({ name: hostile, description: hostile, ingredients: [hostile] })], {
      name: hostile,
    });
    expect(html).not.toContain('<img src=x');
    expect(dataOf(html).hasMenu.hasMenuSection[0]?.hasMenuItem[0]?.name).toBe(hostile);
    expect(dataOf(html).name).toBe(hostile);
  });

  it('describes the menu to search engines with exact prices', async () => {
    const offers = dataOf((await pageOf([item()], { currency: 'KWD' })).html).hasMenu.hasMenuSection[0]
      ?.hasMenuItem[0]?.offers;
    expect(offers).toEqual({ '@type': 'Offer', price: '0.590', priceCurrency: 'KWD' });
  });

  it('passes a policy of hashes: no style attribute, no handler, each inline script and style hashed', async () => {
    const { html, scriptHashes, styleHashes } = await pageOf([item()]);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => hash(match[1] ?? ''));
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => hash(match[1] ?? ''));
    expect(scripts).toEqual(scriptHashes);
    expect(styles).toEqual(styleHashes);
    expect(styles).toHaveLength(1);
  });

  it('styles every class it writes and writes every class it styles', async () => {
    const { html } = await pageOf([item()]);
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const written = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
    );
    expect(written.size).toBeGreaterThan(10);
    for (const name of written) expect(css).toContain(`.${name}`);
  });

  it('gives sections of any script their own anchor', async () => {
    const menu = menuOf([]);
    const kind = 'COFFEE' as const;
    const sections = ['القهوة', 'Café', 'café'].map((title) => ({
      id,
      title,
      description: '',
      kind,
      featuredItemId: null,
      items: [item()],
    }));
    const { html } = await renderGuestPage({
      page: 'restaurant',
      restaurant: restaurant(),
      menu: { ...menu, sections },
      publicUrl,
    });
    const anchors = [...html.matchAll(/<section id="([^"]*)"/g)].map((match) => match[1]);
    expect(anchors).toEqual(['section-1', 'cafe', 'section-3']);
    for (const anchor of anchors) expect(html).toContain(`href="#${anchor}"`);
  });

  it('offers the choice where there are several menus', async () => {
    const menus = ['Breakfast', 'Evening'].map((name, index) => ({
      id: `${id.slice(0, -1)}${index}`,
      name,
      description: '',
      isOn: true,
      opensAt: null,
      closesAt: null,
    }));
    const { html } = await renderGuestPage({
      page: 'restaurant',
      restaurant: restaurant({ menus }),
      menu: null,
      publicUrl,
    });
    for (const menu of menus) expect(html).toContain(`href="/qr-menu/cardamom-and-lime/${menu.id}"`);
  });

  it('shows at once the menu that is on, and names what comes later above its dishes', async () => {
    const evening = {
      id: `${id.slice(0, -1)}2`,
      name: 'Evening',
      description: '',
      isOn: false,
      closesAt: null,
    };
    const textWith = async (opensAt: string) => {
      const menus = [
        { id, name: 'All day', description: '', ...on },
        { ...evening, opensAt },
      ];
      return readable((await pageOf([item()], { menus })).html);
    };
    expect(await textWith('2026-11-27T18:00:00Z')).toMatch(/All day .*Evening from 18:00 .*Lime tart/);
    expect(await textWith('2026-11-28T18:00:00Z')).toContain('from Saturday 18:00');
    expect(await textWith('2026-12-04T18:00:00Z')).toContain('from Friday 4 December, 18:00');
    expect(await textWith('2027-01-08T18:00:00Z')).toContain('from Friday 8 January 2027, 18:00');
  });

  it('says of a greyed menu and of each of its sections from when it is on', async () => {
    const later = { isOn: false, opensAt: '2026-11-27T18:00:00Z', closesAt: null };
    const menus = [{ id, name: 'Evening', description: '', ...later }];
    const menu = { ...menuOf([item()]), ...later };
    const page = await renderGuestPage({ page: 'menu', restaurant: restaurant({ menus }), menu, publicUrl });
    expect(readable(page.html).match(/from 18:00/g)).toHaveLength(2);
  });

  it('points the lone menu and its restaurant to one address', async () => {
    const menu = menuOf([item()]);
    const { html } = await renderGuestPage({ page: 'menu', restaurant: restaurant(), menu, publicUrl });
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/qr-menu/cardamom-and-lime">`);
  });

  it('helps on from an address that leads nowhere, and keeps it out of search engines', async () => {
    const { html, status } = await renderGuestPage({ page: 'notFound', publicUrl });
    expect(status).toBe(404);
    expect(readable(html)).toContain('This menu is not here');
    expect(html).toContain('noindex');
  });

  it('tells an address that nobody ever had from a restaurant that is gone for good', async () => {
    const unknown = await renderGuestPage({ page: 'unknown', publicUrl });
    const gone = await renderGuestPage({ page: 'gone', publicUrl });
    expect([unknown.status, gone.status]).toEqual([404, 410]);
    expect(readable(unknown.html)).toContain('No restaurant is at this address');
    expect(readable(gone.html)).toContain('This restaurant has taken its menu down');
    for (const { html } of [unknown, gone]) {
      expect(html).toContain('noindex');
      expect(html).not.toContain('rel="canonical"');
      for (const [, icon] of html.matchAll(/<use href="#(icon-\w+)"/g))
        expect(html).toContain(`<symbol id="${icon}"`);
      expect(readable(html)).not.toMatch(/allerg/i);
    }
  });

  it('says who serves nothing right now, and what comes next', async () => {
    const closed = { menus: [], nextMenuAt: '2026-11-28T08:30:00Z' };
    const { html } = await landingOf(closed);
    expect(readable(html)).toMatch(/Cardamom & Lime|Cardamom &amp; Lime/);
    expect(readable(html)).toContain('Nothing is being served right now');
    expect(readable(html)).toContain('We serve again from Saturday 08:30.');
    expect(readable((await landingOf({ menus: [] })).html)).toContain(
      'Please ask us when we are cooking again.',
    );
  });

  it('says when hours change something on it, and only then', async () => {
    const shown = {
      page: 'restaurant',
      restaurant: restaurant(),
      menu: menuOf([item()]),
      publicUrl,
    } as const;
    expect((await renderGuestPage({ ...shown, validUntil: 1_764_000_000_000 })).html).toContain(
      '<html lang="en" data-until="1764000000000">',
    );
    expect((await renderGuestPage({ ...shown, validUntil: null })).html).toContain('<html lang="en">');
  });

  it('says that nothing can be read at the moment, and keeps that out of search engines', async () => {
    const { html, status } = await renderGuestPage({ page: 'unavailable', publicUrl });
    expect(status).toBe(503);
    expect(readable(html)).toContain('The menu cannot be shown at the moment');
    expect(html).toContain('noindex');
  });

  it('is the same bytes again, whatever was rendered before it', async () => {
    const plain = [item()];
    const rich = [item({ isSoldOut: true, allergens: { ...declared, isDeclared: false } }), ...plain];
    const [plainFirst, richSecond] = await renderInOrder(plain, rich);
    const [richFirst, plainSecond] = await renderInOrder(rich, plain);
    expect(plainSecond).toBe(plainFirst);
    expect(richSecond).toBe(richFirst);
  });

  it('keeps what a dish looks like only as long as it reads the same', async () => {
    const before = readable((await pageOf([item(), item({ name: 'Plum cake' })])).html);
    const sizes: PublicItem['sizes'] = [{ name: '', kind: 'PRICED', price: 610 }];
    const after = readable((await pageOf([item({ sizes }), item({ name: 'Plum cake' })])).html);
    expect(before).toMatch(/Lime tart €5\.90.*Plum cake €5\.90/);
    expect(after).toMatch(/Lime tart €6\.10.*Plum cake €5\.90/);
  });

  it('stays whole without any item', async () => {
    const { html } = await renderGuestPage({
      page: 'restaurant',
      restaurant: restaurant(),
      menu: { ...menuOf([]), sections: [] },
      publicUrl,
    });
    expect(readable(html)).toContain('Nothing is on this menu yet');
  });
});
