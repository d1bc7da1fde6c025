import type { PublicRestaurant } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { openingText } from './hours.ts';
import { renderGuestPage } from './render.tsx';
import {
  exampleItem,
  exampleMenu,
  exampleRestaurant,
  headOf,
  publicUrl,
  readableText,
} from './testing/example-page.ts';

type Opening = NonNullable<PublicRestaurant['opening']>;

/** What is said at noon of Friday, 27 November 2026, in Lisbon. */
const said = (opening: Partial<Opening> | null) =>
  openingText({
    asOf: '2026-11-27T12:00:00Z',
    timeZone: 'Europe/Lisbon',
    opening: opening && { isOpen: false, opensAt: null, closesAt: null, isClosedToday: false, ...opening },
  });

describe('the hours in the header', () => {
  it.each<[string, Partial<Opening> | null]>([
    ['', null],
    ['Open until 23:00', { isOpen: true, closesAt: '2026-11-27T23:00:00Z' }],
    ['Open until 01:00', { isOpen: true, closesAt: '2026-11-28T01:00:00Z' }],
    ['Open until Sunday 23:00', { isOpen: true, closesAt: '2026-11-29T23:00:00Z' }],
    ['Open day and night', { isOpen: true }],
    ['Opens at 17:00', { opensAt: '2026-11-27T17:00:00Z' }],
    ['Opens tomorrow at 08:00', { opensAt: '2026-11-28T08:00:00Z' }],
    ['Closed today. Opens tomorrow at 08:00', { opensAt: '2026-11-28T08:00:00Z', isClosedToday: true }],
    ['Closed today. Opens Tuesday at 17:00', { opensAt: '2026-12-01T17:00:00Z', isClosedToday: true }],
    ['Opens Friday 8 January 2027 at 17:00', { opensAt: '2027-01-08T17:00:00Z' }],
    ['Closed today', { isClosedToday: true }],
    ['Closed', {}],
  ])('say "%s"', (text, opening) => {
    expect(said(opening)).toBe(text);
  });
});

const page = (changes: Partial<PublicRestaurant> = {}, query = '') =>
  renderGuestPage({
    page: 'menu',
    restaurant: exampleRestaurant(changes),
    menu: exampleMenu({ Cakes: [exampleItem('beef')] }),
    publicUrl,
    query,
  });

describe('the header of a menu', () => {
  it('says whether the restaurant is open', async () => {
    const opening = { isOpen: true, opensAt: null, closesAt: '2026-11-27T23:00:00Z', isClosedToday: false };
    expect(readableText((await page({ opening })).html)).toContain('Open until 23:00');
  });

  it('says days in English as the words around them, whatever the menu is written in', async () => {
    const opening = { isOpen: false, opensAt: '2026-12-01T17:00:00Z', closesAt: null, isClosedToday: true };
    const { html } = await page({ opening, language: 'ar' });
    expect(readableText(html)).toContain('Closed today. Opens Tuesday at 17:00');
  });

  it.each([
    ['table=12', 'Table 12'],
    ['table=Window+2', 'Your table: Window 2'],
    ['table=Table+by+the+door', 'Table by the door'],
  ])('names the table of %s', async (query, text) => {
    expect(readableText((await page({}, query)).html)).toMatch(new RegExp(`\\s${text}\\s+Cardamom`));
  });

  it.each([
    ['table=12', '<span lang="en" dir="ltr">Table 12</span>'],
    ['table=Window+2', '<span lang="en" dir="ltr">Your table:</span> <bdi>Window 2</bdi>'],
  ])(
    'says on a page of another language in which its own words for the table of %s are',
    async (query, said) => {
      expect((await page({ language: 'ar' }, query)).html).toContain(said);
    },
  );

  it('takes no more than the name of a table from an address', async () => {
    const { html } = await page({}, `table=${'You+have+won+a+prize+'.repeat(20)}`);
    const shown = /Your table: <bdi>([^<]*)</.exec(html)?.[1] ?? '';
    expect(shown.length).toBeLessThanOrEqual(40);
    expect(shown).toMatch(/^You have won/);
  });
});

const description = async (shows: Partial<PublicRestaurant['shows']>) => {
  const all = { price: true, ingredients: true, allergens: true, calories: true };
  const { html } = await page({ shows: { ...all, ...shows } });
  return /name="description" content="([^"]*)"/.exec(headOf(html))?.[1];
};

describe('what is said of a menu to search engines', () => {
  // proves: qr.toggle.price, qr.toggle.ingredients, qr.toggle.allergens
  it('promises only what the restaurant shows', async () => {
    const begins = 'The menu of Cardamom &amp; Lime, a bistro: Cakes.';
    expect(await description({})).toBe(`${begins} Prices, ingredients and allergens.`);
    expect(await description({ ingredients: false })).toBe(`${begins} Prices and allergens.`);
    expect(await description({ price: false, ingredients: false })).toBe(`${begins} Allergens.`);
    expect(await description({ price: false, ingredients: false, allergens: false })).toBe(begins);
  });
});
