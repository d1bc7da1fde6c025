import { createHash } from 'node:crypto';
import type { PublicItem } from '@cardamom/api-types';
import { describe, expect, it, vi } from 'vitest';
import { freeOfAll, publicSection } from '../shared/testing/public-menu.ts';
import { publicUrl, readableText } from './testing/example-page.ts';
import { bistro, dessertMenu, pageOf, tart } from './testing/tart-page.ts';

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
    const menu = dessertMenu(items);
    pages.push((await render({ page: 'restaurant', restaurant: bistro(), menu, publicUrl })).html);
  }
  return pages;
}

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** How the page of a dish is named. */
async function tagOf(item: PublicItem): Promise<string | undefined> {
  return / data-tag="([^"]*)"/.exec((await pageOf([item])).html)?.[1];
}

describe('the document of a guest page', () => {
  it('carries hostile text as text', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>" class="a';
    const { html } = await pageOf([tart({ name: hostile, description: hostile, ingredients: [hostile] })], {
      name: hostile,
    });
    expect(html).not.toContain('<img src=x');
    expect(dataOf(html).hasMenu.hasMenuSection[0]?.hasMenuItem[0]?.name).toBe(hostile);
    expect(dataOf(html).name).toBe(hostile);
  });

  it('names what it says: the same is named alike, and a change of a word or an allergen otherwise', async () => {
    const tag = await tagOf(tart());
    expect(tag).toMatch(/^[\w-]{6}$/u);
    expect(await tagOf(tart())).toBe(tag);
    expect(await tagOf(tart({ description: 'Warm.' }))).not.toBe(tag);
    expect(await tagOf(tart({ allergens: { ...freeOfAll, contains: ['PEANUTS'] } }))).not.toBe(tag);
  });

  it('describes the menu to search engines with exact prices', async () => {
    const offers = dataOf((await pageOf([tart()], { currency: 'KWD' })).html).hasMenu.hasMenuSection[0]
      ?.hasMenuItem[0]?.offers;
    expect(offers).toEqual({ '@type': 'Offer', price: '0.590', priceCurrency: 'KWD' });
  });

  it('passes a policy of hashes: no style attribute, no handler, each inline script and style hashed', async () => {
    const { html, scriptHashes, styleHashes } = await pageOf([tart()]);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => hash(match[1] ?? ''));
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => hash(match[1] ?? ''));
    expect(scripts).toEqual(scriptHashes);
    expect(styles).toEqual(styleHashes);
    expect(styles).toHaveLength(2);
  });

  it('styles every class it writes and writes every class it styles', async () => {
    const { html } = await pageOf([tart()]);
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const written = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
    );
    expect(written.size).toBeGreaterThan(10);
    for (const name of written) expect(css).toContain(`.${name}`);
  });

  it('gives sections of any script their own anchor', async () => {
    const sections = ['القهوة', 'Café', 'café'].map((title) => publicSection(title, [tart()]));
    const { html } = await pageOf([], {}, { sections });
    const anchors = [...html.matchAll(/<section id="([^"]*)"/g)].map((match) => match[1]);
    expect(anchors).toEqual(['section-1', 'cafe', 'section-3']);
    for (const anchor of anchors) expect(html).toContain(`href="#${anchor}"`);
  });

  it('is the same bytes again, whatever was rendered before it', async () => {
    const plain = [tart()];
    const rich = [tart({ isSoldOut: true, allergens: { ...freeOfAll, isDeclared: false } }), ...plain];
    const [plainFirst, richSecond] = await renderInOrder(plain, rich);
    const [richFirst, plainSecond] = await renderInOrder(rich, plain);
    expect(plainSecond).toBe(plainFirst);
    expect(richSecond).toBe(richFirst);
  });

  it('stays whole without any item', async () => {
    const { html } = await pageOf([], {}, { sections: [] });
    expect(readableText(html)).toContain('Nothing is on this menu yet');
  });
});
