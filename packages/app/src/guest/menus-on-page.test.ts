import type { PublicRestaurant } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { publicMenuLink } from '../shared/testing/public-menu.ts';
import { renderGuestPage } from './render.tsx';
import { exampleId, publicUrl, readableText } from './testing/example-page.ts';
import { bistro, dessertMenu, pageOf, tart, tartId } from './testing/tart-page.ts';

/** The page of a restaurant that shows no menu at once. */
function landingOf(changes: Partial<PublicRestaurant>) {
  return renderGuestPage({ page: 'restaurant', restaurant: bistro(changes), menu: null, publicUrl });
}

/** What is read where another menu is on from a moment. */
const textWith = async (opensAt: string) => {
  const evening = publicMenuLink({ id: exampleId('2'), name: 'Evening', isOn: false, opensAt });
  const menus = [publicMenuLink({ id: tartId }), evening];
  return readableText((await pageOf([tart()], { menus })).html);
};

describe('the menus of a guest page', () => {
  it('offers the choice where there are several menus', async () => {
    const menus = ['Breakfast', 'Evening'].map((name, index) =>
      publicMenuLink({ id: exampleId(String(index)), name }),
    );
    const { html } = await landingOf({ menus });
    for (const menu of menus) expect(html).toContain(`href="/qr-menu/cardamom-and-lime/${menu.id}"`);
  });

  it('shows at once the menu that is on, and names what comes later above its dishes', async () => {
    expect(await textWith('2026-11-27T18:00:00Z')).toMatch(/All day .*Evening from 18:00 .*Lime tart/);
    expect(await textWith('2026-11-28T18:00:00Z')).toContain('from Saturday 18:00');
    expect(await textWith('2026-12-04T18:00:00Z')).toContain('from Friday 4 December, 18:00');
    expect(await textWith('2027-01-08T18:00:00Z')).toContain('from Friday 8 January 2027, 18:00');
  });

  it('says of a greyed menu and of each of its sections from when it is on', async () => {
    const later = { name: 'Evening', isOn: false, opensAt: '2026-11-27T18:00:00Z' };
    const menus = [publicMenuLink({ id: tartId, ...later })];
    const menu = dessertMenu([tart()], later);
    const page = await renderGuestPage({ page: 'menu', restaurant: bistro({ menus }), menu, publicUrl });
    expect(readableText(page.html).match(/from 18:00/g)).toHaveLength(2);
  });

  it('points the lone menu and its restaurant to one address', async () => {
    const menu = dessertMenu([tart()]);
    const { html } = await renderGuestPage({ page: 'menu', restaurant: bistro(), menu, publicUrl });
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/qr-menu/cardamom-and-lime">`);
  });

  it('says who serves nothing right now, and what comes next', async () => {
    const closed = { menus: [], nextMenuAt: '2026-11-28T08:30:00Z' };
    const { html } = await landingOf(closed);
    expect(readableText(html)).toMatch(/Cardamom & Lime|Cardamom &amp; Lime/);
    expect(readableText(html)).toContain('Nothing is being served right now');
    expect(readableText(html)).toContain('We serve again from Saturday 08:30.');
    expect(readableText((await landingOf({ menus: [] })).html)).toContain(
      'Please ask us when we are cooking again.',
    );
  });

  it('says when hours change something on it, and only then', async () => {
    const shown = {
      page: 'restaurant',
      restaurant: bistro(),
      menu: dessertMenu([tart()]),
      publicUrl,
    } as const;
    expect((await renderGuestPage({ ...shown, validUntil: 1_764_000_000_000 })).html).toContain(
      '<html lang="en" data-until="1764000000000" ',
    );
    expect((await renderGuestPage({ ...shown, validUntil: null })).html).toContain(
      '<html lang="en" data-tag=',
    );
  });
});
