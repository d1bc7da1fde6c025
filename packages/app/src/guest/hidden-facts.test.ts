import { describe, expect, it } from 'vitest';
import { readableText } from './testing/example-page.ts';
import { pageOf, sauces, tart, tartId } from './testing/tart-page.ts';

describe('what a restaurant hides', () => {
  // proves: qr.toggle.price, qr.toggle.ingredients, qr.toggle.allergens, qr.toggle.calories
  it('is in neither the page nor its data', async () => {
    const shows = { price: false, ingredients: false, allergens: false, calories: false };
    const { html } = await pageOf([tart()], { shows });
    for (const hidden of ['5.90', 'limes', 'Dairy', '420 kcal']) expect(html).not.toContain(hidden);
  });

  it('is to be asked for where it is the allergens, and only there', async () => {
    const ask = 'Ask us about allergens.';
    const shows = { price: true, ingredients: true, allergens: false, calories: true };
    const hiding = readableText((await pageOf([tart()], { shows })).html);
    expect(hiding).toContain(ask);
    expect(hiding).not.toContain('not declared');
    expect(readableText((await pageOf([tart()])).html)).not.toContain(ask);
  });

  // proves: qr.toggle.price, qr.toggle.allergens, qr.toggle.calories
  it('is in no choice of a dish either', async () => {
    const shows = { price: false, ingredients: false, allergens: false, calories: false };
    const { html } = await pageOf(
      [tart({ modifierGroupIds: [tartId] })],
      { shows },
      { modifierGroups: [sauces] },
    );
    expect(readableText(html)).toContain('Satay');
    for (const hidden of ['1.50', 'eanuts', '95 kcal', 'not declared']) expect(html).not.toContain(hidden);
  });
});
