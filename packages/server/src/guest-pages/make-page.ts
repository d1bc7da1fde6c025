import type {
  GuestPageContent,
  PublicMenuLink,
  RenderedGuestPage,
  RenderGuestPage,
} from '@cardamom/api-types';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { findNextReturn } from '../public/repository.ts';
import { getPublicRestaurant, nextHoursChange, publicMenu } from '../public/service.ts';
import { now } from '../shared/clock.ts';
import { precompressed } from '../shared/representation.ts';
import type { CachedPage } from './page-cache.ts';

/** Brotli's quality for the first guest after a change, who waits for it: 11 takes a second for 500 dishes, this a hundredth of one. */
const brotliQuality = 5;

/** Guest pages may be embedded anywhere and load only our own pictures, fonts and script; inline parts by their hashes. */
function contentSecurityPolicy(page: RenderedGuestPage, isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${[...page.scriptHashes, "'self'"].join(' ')}`,
    `style-src ${page.styleHashes.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    // Its script names the service worker, and parses the page as it is now.
    'trusted-types guest-worker guest-page',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The menu that is shown at once: the only one that is on, or the only one there is. */
function onlyMenu(menus: readonly PublicMenuLink[]): PublicMenuLink | undefined {
  const on = menus.filter((menu) => menu.isOn);
  if (on.length === 1) return on[0];
  return menus.length === 1 ? menus[0] : undefined;
}

function earliest(...moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** What a page is made of, and when something on it changes by itself, in epoch ms; null when nothing will. */
export type ReadContent = { content: GuestPageContent; validUntil: number | null };

/** What a restaurant's address, or that of one of its menus, shows: the menu when there is one to show at once, else the choice. */
export async function readContent(
  database: Database,
  restaurantId: string,
  menuId: string | undefined,
): Promise<ReadContent> {
  return database.readRestaurant(restaurantId, async (tx) => {
    const moment = now();
    const restaurant = await getPublicRestaurant(tx, moment);
    const { menus, shows } = restaurant;
    const validUntil = earliest(await findNextReturn(tx, moment), await nextHoursChange(tx, moment));
    const asked = menus.find(({ id }) => id === menuId);
    if (asked) {
      const menu = await publicMenu(tx, asked, shows, moment);
      return { content: { page: 'menu', restaurant, menu }, validUntil };
    }
    // The code of a menu that is not on, or is gone, leads to what is there.
    const only = onlyMenu(menus);
    const menu = only ? await publicMenu(tx, only, shows, moment) : null;
    return { content: { page: 'restaurant', restaurant, menu }, validUntil };
  });
}

/** Renders and compresses a page; `query` is what `GuestQueryOf` makes of the address. */
export async function makePage(
  render: RenderGuestPage,
  { publicUrl }: Config,
  { content, validUntil }: ReadContent,
  query = '',
): Promise<CachedPage> {
  const page = await render({ ...content, publicUrl, query, validUntil });
  return {
    status: page.status,
    representation: await precompressed(Buffer.from(page.html), 'text/html; charset=utf-8', brotliQuality),
    contentSecurityPolicy: contentSecurityPolicy(page, publicUrl.startsWith('https:')),
    validUntil,
  };
}
