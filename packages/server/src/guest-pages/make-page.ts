import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { findNextReturn } from '../public/repository.ts';
import { getPublicMenu, getPublicRestaurant } from '../public/service.ts';
import { now } from '../shared/clock.ts';
import { precompressed } from '../shared/representation.ts';
import type { CachedPage } from './page-cache.ts';
import type { GuestPageContent, RenderedGuestPage, RenderGuestPage } from './renderer.ts';

/**
 * A page is compressed once per change: 11 costs one guest a tenth of a second, and brings 60 dishes with their
 * pictures into the first 14 KB that a connection carries (9 does not).
 */
const brotliQuality = 11;

/** Guest pages may be embedded anywhere and load only our own pictures and fonts; inline parts by their hashes. */
function contentSecurityPolicy(page: RenderedGuestPage, isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${page.scriptHashes.join(' ') || "'none'"}`,
    `style-src ${page.styleHashes.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What a restaurant's address shows: the menu itself when there is exactly one, else the choice. */
export async function readContent(
  database: Database,
  restaurantId: string,
  menuId: string | undefined,
): Promise<{ content: GuestPageContent; validUntil: number | null }> {
  return database.readRestaurant(restaurantId, async (tx) => {
    const restaurant = await getPublicRestaurant(tx);
    const validUntil = await findNextReturn(tx, now());
    const [only, ...others] = restaurant.menus;
    if (menuId === undefined) {
      const menu = only && others.length === 0 ? (await getPublicMenu(tx, only.id)).menu : null;
      return { content: { page: 'restaurant', restaurant, menu }, validUntil };
    }
    if (!restaurant.menus.some(({ id }) => id === menuId))
      return { content: { page: 'notFound' }, validUntil };
    return { content: { page: 'menu', ...(await getPublicMenu(tx, menuId)) }, validUntil };
  });
}

/** Renders and compresses a page. */
export async function makePage(
  render: RenderGuestPage,
  { publicUrl }: Config,
  content: GuestPageContent,
  validUntil: number | null,
): Promise<CachedPage> {
  const page = render({ ...content, publicUrl });
  return {
    status: page.status,
    representation: await precompressed(Buffer.from(page.html), 'text/html; charset=utf-8', brotliQuality),
    contentSecurityPolicy: contentSecurityPolicy(page, publicUrl.startsWith('https:')),
    validUntil,
  };
}
