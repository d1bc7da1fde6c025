import { describe, expect, it } from 'vitest';
import { renderGuestPage } from './render.tsx';
import { linksIn, publicUrl, readableText } from './testing/example-page.ts';
import { bistro } from './testing/tart-page.ts';

describe('an address without a menu', () => {
  it('helps on from an address that leads nowhere, and keeps it out of search engines', async () => {
    const { html, status } = await renderGuestPage({ page: 'notFound', publicUrl });
    expect(status).toBe(404);
    expect(readableText(html)).toContain('This menu is not here');
    expect(html).toContain('noindex');
  });

  it('tells an address that nobody ever had from a restaurant that is gone for good', async () => {
    const unknown = await renderGuestPage({ page: 'unknown', publicUrl });
    const gone = await renderGuestPage({ page: 'gone', publicUrl });
    expect([unknown.status, gone.status]).toEqual([404, 410]);
    expect(readableText(unknown.html)).toContain('No restaurant is at this address');
    expect(readableText(gone.html)).toContain('This restaurant has taken its menu down');
    for (const { html } of [unknown, gone]) {
      expect(html).toContain('noindex');
      expect(html).not.toContain('rel="canonical"');
      for (const [, icon] of html.matchAll(/<use href="#(icon-\w+)"/g))
        expect(html).toContain(`<symbol id="${icon}"`);
      expect(readableText(html)).not.toMatch(/allerg/i);
    }
  });

  it('of a menu that the restaurant never had says whose it is, and leads to those that are there', async () => {
    const restaurant = bistro();
    const { html, status } = await renderGuestPage({ page: 'noMenu', restaurant, menu: null, publicUrl });
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*><bdi>Cardamom &amp;/);
    expect(readableText(html)).toContain('This menu is not here');
    expect(linksIn(html)).toContain(`/qr-menu/cardamom-and-lime/${restaurant.menus[0]?.id}`);
    expect(html).toContain('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(readableText(html)).not.toMatch(/allerg/i);
    const closed = bistro({ menus: [] });
    const empty = await renderGuestPage({ page: 'noMenu', restaurant: closed, menu: null, publicUrl });
    expect(readableText(empty.html)).toContain('Please ask us when we are cooking again.');
  });

  it('says that nothing can be read at the moment, and keeps that out of search engines', async () => {
    const { html, status } = await renderGuestPage({ page: 'unavailable', publicUrl });
    expect(status).toBe(503);
    expect(readableText(html)).toContain('The menu cannot be shown at the moment');
    expect(html).toContain('noindex');
  });
});
