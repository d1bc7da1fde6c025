import type { PublicItem } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { freeOfAll, publicSection } from '../shared/testing/public-menu.ts';
import { exampleId, readableText } from './testing/example-page.ts';
import { pageOf, sauces, tart, tartId } from './testing/tart-page.ts';

/** The classes of each dish in a list of them. */
function rowsOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/<li class="([^"]*)"><div/g)].map(([, names]) => names);
}

describe('what guests read of a dish', () => {
  // proves: restaurant.currency, items.price
  it('shows a price in the unit of its currency', async () => {
    expect(readableText((await pageOf([tart()])).html)).toContain('€5.90');
    expect(readableText((await pageOf([tart()], { currency: 'JPY' })).html)).toContain('¥590');
    expect(readableText((await pageOf([tart()], { currency: 'KWD' })).html)).toMatch(/KWD\s0\.590/);
  });

  it('names each size with its own price, and the market price in words', async () => {
    const sizes: PublicItem['sizes'] = [
      { name: 'Slice', kind: 'PRICED', price: 590 },
      { name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ];
    expect(readableText((await pageOf([tart({ sizes })])).html)).toMatch(/Slice €5\.90 .*Whole Market price/);
  });

  it('draws the featured dish larger than a row, once, and says that it is one', async () => {
    const other = tart({ id: exampleId('9'), name: 'Baklava', story: 'Forty sheets of pastry.' });
    const pageWith = async (featuredItemId: string | null) => {
      const sections = [publicSection('Desserts', [tart(), other], { featuredItemId })];
      return (await pageOf([], {}, { sections })).html;
    };
    const [featuring, plain] = [await pageWith(tartId), await pageWith(null)];
    expect(readableText(featuring)).toMatch(/Lime tart €5\.90 Our pick .*Baklava/);
    expect(featuring.match(/Our pick/g)).toHaveLength(1);
    expect(featuring.match(/<h3/g)).toHaveLength(2);
    expect(plain).not.toContain('Our pick');
    expect(featuring).not.toContain('Forty sheets');
    expect(new Set(rowsOf(featuring)).size).toBe(2);
    expect(new Set(rowsOf(plain)).size).toBe(1);
  });

  // proves: items.allergens
  it('tells every allergen state in words', async () => {
    const text = readableText((await pageOf([tart()])).html);
    expect(text).toMatch(/Contains dairy .*may contain tree nuts/);
    expect(readableText((await pageOf([tart({ allergens: freeOfAll })])).html)).toContain(
      'None of the listed allergens',
    );
  });

  it('never lets an undeclared item look declared, whatever its half-filled lists hold', async () => {
    const allergens: PublicItem['allergens'] = { isDeclared: false, contains: ['EGGS'], mayContain: [] };
    const text = readableText((await pageOf([tart({ allergens })])).html);
    expect(text).toContain('Allergens not declared');
    expect(text).not.toContain('Eggs');
    expect(text).not.toContain('None of the listed');
  });

  it('reads each choice with its rule, prices and what only an option brings', async () => {
    const { html } = await pageOf([tart({ modifierGroupIds: [tartId] })], {}, { modifierGroups: [sauces] });
    const text = readableText(html);
    expect(text).toContain('Sauces · Add up to 2, optional');
    expect(text).toMatch(/Satay \+€1\.50 Contains peanuts · \+95 kcal/);
    expect(text).toContain('Without −€0.50');
    expect(text).toMatch(/Cream \(Sold out, standard\)/);
    expect(text).toMatch(/peanuts with some options/);
    expect(text).not.toMatch(/Only with some options:[^.]*Dairy/);
    expect(text).toContain('Allergens of an option not declared');
    expect(html).toContain('<details');
  });

  it('says in words that an item is sold out', async () => {
    expect(readableText((await pageOf([tart({ isSoldOut: true })])).html)).toContain('Sold out');
  });

  it('keeps what a dish looks like only as long as it reads the same', async () => {
    const before = readableText((await pageOf([tart(), tart({ name: 'Plum cake' })])).html);
    const sizes: PublicItem['sizes'] = [{ name: '', kind: 'PRICED', price: 610 }];
    const after = readableText((await pageOf([tart({ sizes }), tart({ name: 'Plum cake' })])).html);
    expect(before).toMatch(/Lime tart €5\.90.*Plum cake €5\.90/);
    expect(after).toMatch(/Lime tart €6\.10.*Plum cake €5\.90/);
  });
});
