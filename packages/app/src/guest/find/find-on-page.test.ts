import type { GuestPageInput, PublicItem, PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import {
  freeOfAll,
  publicGroup,
  publicItem,
  publicMenu,
  publicMenuLink,
  publicOption,
  publicRestaurant,
  publicSection,
} from '../../shared/testing/public-menu.ts';
import { guestQueryOf, renderGuestPage } from '../render.tsx';

const id = '0198c0de-0000-7000-8000-000000000001';
const dish = (name: string, changes: Partial<PublicItem> = {}) => publicItem({ id: name, name, ...changes });

const sauces = publicGroup([publicOption('Satay', { allergens: { ...freeOfAll, contains: ['PEANUTS'] } })], {
  id: 'sauces',
});
const mains = publicSection('Mains', [
  dish('Green curry', { marks: ['VEGAN'], modifierGroupIds: ['sauces'] }),
  dish('Peanut stew', { allergens: { ...freeOfAll, contains: ['PEANUTS'] } }),
  dish('Dish of the day', { allergens: { ...freeOfAll, isDeclared: false } }),
]);
const menu = publicMenu([mains], { id, modifierGroups: [sauces] });
const restaurant = publicRestaurant({
  menus: [publicMenuLink({ id }), publicMenuLink({ id: id.replace('1', '2'), name: 'Evening' })],
});

const path = `/qr-menu/cardamom-and-lime/${id}`;

function pageFor(
  search: string,
  changes: Partial<PublicRestaurant> = {},
  read: PublicMenu = menu,
): Promise<{ html: string }> {
  const input: GuestPageInput = {
    page: 'menu',
    restaurant: { ...restaurant, ...changes },
    menu: read,
    publicUrl: 'https://menus.example',
    query: guestQueryOf(search),
  };
  return renderGuestPage(input);
}

const partOf = (html: string, tag: 'form' | 'main' | 'head') =>
  new RegExp(`<${tag}.*</${tag}>`, 's').exec(html)?.[0] ?? '';
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const namesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, name]) => name);

/** The menu with a dish featured. */
const featuring = (name: string): PublicMenu => ({
  ...menu,
  sections: menu.sections.map((section) =>
    Object.assign({}, section, {
      featuredItemId: section.items.find((item) => item.name === name)?.id ?? null,
    }),
  ),
});

describe('the page of a menu', () => {
  it('leads to the form and is without it, because the form is a twentieth of the page', async () => {
    const { html } = await pageFor('?table=5');
    expect(partOf(html, 'form')).toBe('');
    expect(linksOf(html).filter((href) => href.endsWith('#find'))).toEqual(['?find=&table=5#find']);
    expect(linksOf(html)).toContain('#finding');
    expect(html).toContain('id="finding"');
  });

  it('has, where it is asked for, a form that asks for the same page, with nothing ticked', async () => {
    const { html } = await pageFor('?find=');
    const form = partOf(html, 'form');
    expect(form).toContain(`action="${path}#found"`);
    expect(form.match(/name="without"/g)).toHaveLength(15);
    expect(form.match(/name="diet"/g)).toHaveLength(2);
    expect(form).not.toContain('checked');
    expect(linksOf(html)).toContain('#find');
    expect(html).not.toContain('id="found"');
    // A dish that is looked at comes back to its menu, not to the form.
    expect(linksOf(html).filter((href) => href.includes('find=') && !href.endsWith('#find'))).toEqual([]);
  });

  it('names every drawing it refers to', async () => {
    const { html } = await pageFor('?without=PEANUTS');
    for (const [, name] of html.matchAll(/<use href="#([^"]*)"/g))
      expect(html).toContain(`<symbol id="${name}"`);
  });

  it('shows what fits, how many that are, and what to beware of', async () => {
    const { html } = await pageFor('?without=PEANUTS');
    const main = partOf(html, 'main');
    expect(namesIn(main)).toEqual(['Green curry']);
    const text = textOf(main);
    expect(text).toContain('1 of 3 dishes');
    expect(text).toContain('1 dish is hidden: its allergens are not declared.');
    expect(text).toContain('Do not choose: Satay (peanuts)');
    expect(text).toContain('tell us before you order');
    expect(partOf(html, 'form')).toContain('checked="" value="PEANUTS"');
    expect(partOf(html, 'head')).toContain('<title>1 of 3 dishes · All day · Cardamom &amp; Lime</title>');
  });

  it('features a dish that fits, and none in the place of one that does not', async () => {
    const [kept, others] = await Promise.all(
      ['Green curry', 'Peanut stew'].map(async (name) =>
        textOf(partOf((await pageFor('?without=PEANUTS', {}, featuring(name))).html, 'main')),
      ),
    );
    expect(kept).toMatch(/Green curry .*Our pick/);
    expect(others).toContain('Green curry');
    expect(others).not.toContain('Our pick');
  });

  it('announces the count and begins at it', async () => {
    const { html } = await pageFor('?q=curry');
    expect(html).toMatch(/<section id="found" tabindex="-1"[^>]*><div role="status"><h2>1 of 3 dishes/i);
  });

  it('takes each filter away by a link, and keeps the table', async () => {
    const { html } = await pageFor('?q=curry&without=PEANUTS&diet=VEGAN&table=Window+2');
    const links = linksOf(partOf(html, 'main'));
    expect(links).toContain(`${path}?without=PEANUTS&diet=VEGAN&table=Window+2#found`);
    expect(links).toContain(`${path}?q=curry&diet=VEGAN&table=Window+2#found`);
    expect(links).toContain(`${path}?q=curry&without=PEANUTS&table=Window+2#found`);
    expect(links).toContain(`${path}?table=Window+2`);
    expect(partOf(html, 'form')).toContain('<input type="hidden" name="table" value="Window 2"/>');
    expect(linksOf(html)).toContain('/qr-menu/cardamom-and-lime?table=Window+2');
  });

  it('says so where nothing fits, and what to do', async () => {
    const main = partOf((await pageFor('?q=pizza')).html, 'main');
    expect(namesIn(main)).toEqual([]);
    expect(textOf(main)).toContain('0 of 3 dishes');
    expect(textOf(main)).toContain('No dish fits all of this');
  });

  // proves: qr.toggle.allergens
  it('offers no "without" where allergens are not shown, heeds none, and says so', async () => {
    const shows = { ...restaurant.shows, allergens: false };
    const { html } = await pageFor('?without=PEANUTS', { shows });
    expect(partOf(html, 'form')).not.toContain('name="without"');
    expect(textOf(partOf(html, 'form'))).toContain('Ask us about allergens');
    const main = partOf(html, 'main');
    expect(namesIn(main)).toHaveLength(3);
    expect(textOf(main)).toContain('no dish was left out because of them');
    expect(textOf(main)).not.toContain('Do not choose');
    expect(textOf(main)).not.toContain('declared');
  });

  it('is for guests, not for search engines, once it is filtered', async () => {
    const head = async (search: string) => partOf((await pageFor(search)).html, 'head');
    expect(await head('?diet=VEGAN')).toContain('<meta name="robots" content="noindex">');
    expect(await head('?diet=VEGAN')).toContain(`<link rel="canonical" href="https://menus.example${path}">`);
    expect(await head('?table=12')).not.toContain('noindex');
    expect((await pageFor('?diet=VEGAN')).html).not.toContain('ld+json');
  });

  it('carries hostile text as text', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { html } = await pageFor(`?${new URLSearchParams({ q: hostile, table: hostile }).toString()}`);
    expect(html).not.toContain('<script>alert');
    expect(partOf(html, 'form')).toContain('value="&quot;&gt;&lt;script&gt;');
  });
});
