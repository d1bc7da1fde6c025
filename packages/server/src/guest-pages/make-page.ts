import type {
  GuestMenuContent,
  GuestPageContent,
  LettersInUse,
  PublicMenuLink,
  RenderedGuestPage,
} from '@cardamom/api-types';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { lettersInUse } from '../public/letters-in-use.ts';
import { findNextReturn } from '../public/repository.ts';
import { getPublicRestaurant, nextHoursChange, publicMenu } from '../public/service.ts';
import { now } from '../shared/clock.ts';
import { precompressed } from '../shared/representation.ts';
import { cardPath, named } from './card/cards.ts';
import type { CachedPage } from './page-cache.ts';
import type { GuestRenderer } from './renderer.ts';

/** Brotli's quality for the first guest after a change, who waits for it: 11 takes a second for 500 dishes, this a hundredth of one. */
const brotliQuality = 5;

/** Guest pages may be embedded anywhere and load only our own pictures, fonts, script and what paper needs; inline parts by their hashes. */
function contentSecurityPolicy(page: RenderedGuestPage, isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${[...page.scriptHashes, "'self'"].join(' ')}`,
    `style-src ${["'self'", ...page.styleHashes].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // Its script names the service worker, and parses the page as it is now.
    'trusted-types worker page',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
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
export type ReadContent<Content extends GuestPageContent = GuestMenuContent> = {
  content: Content;
  validUntil: number | null;
  /** Of all its restaurant's pages; those of none have the words of their own. */
  letters?: LettersInUse;
};

/** A dish of what a menu's address shows; without an id, that its menu does not have it. */
export function dishContent(
  { content, ...rest }: ReadContent,
  itemId: string | null,
): ReadContent<GuestPageContent> {
  if (!('restaurant' in content)) return { content, ...rest };
  const { restaurant } = content;
  // Another menu may stand in for one that is not on; the dish was asked for on that one.
  const menu = content.page === 'menu' ? content.menu : null;
  return { content: { page: 'dish', restaurant, menu, itemId: menu && itemId }, ...rest };
}

/** What stands at the address of a menu that the restaurant never had. */
export function noMenuContent({ content, ...rest }: ReadContent): ReadContent {
  if (!('restaurant' in content)) return { content, ...rest };
  return { content: { page: 'noMenu', restaurant: content.restaurant, menu: null }, ...rest };
}

/** Whether a dish is on the menu that an address shows. */
export function hasDish({ content }: ReadContent, itemId: string): boolean {
  return (
    content.page === 'menu' &&
    content.menu.sections.some(({ items }) => items.some(({ id }) => id === itemId))
  );
}

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
    const letters = await lettersInUse(tx, restaurant.name);
    const asked = menus.find(({ id }) => id === menuId);
    if (asked) {
      const menu = await publicMenu(tx, asked, shows, moment);
      return { content: { page: 'menu', restaurant, menu }, validUntil, letters };
    }
    // The code of a menu that is not on, or is gone, leads to what is there.
    const only = onlyMenu(menus);
    const menu = only ? await publicMenu(tx, only, shows, moment) : null;
    return { content: { page: 'restaurant', restaurant, menu }, validUntil, letters };
  });
}

function cardOf(content: GuestPageContent, { guestCardOf }: GuestRenderer): CachedPage['card'] {
  const card = guestCardOf(content);
  const page = card && named(card);
  const path = page && cardPath(content, page);
  return page && path ? { ...page, path } : null;
}

/** Renders and compresses a page; `query` is what `GuestQueryOf` makes of the address. */
export async function makePage(
  renderer: GuestRenderer,
  { publicUrl }: Config,
  { content, validUntil, letters }: ReadContent<GuestPageContent>,
  query = '',
): Promise<CachedPage> {
  const card = cardOf(content, renderer);
  const page = await renderer.renderGuestPage({
    ...content,
    publicUrl,
    query,
    validUntil,
    ...(letters && { letters }),
    ...(card && { cardPath: card.path }),
  });
  return {
    status: page.status,
    representation: await precompressed(Buffer.from(page.html), 'text/html; charset=utf-8', brotliQuality),
    contentSecurityPolicy: contentSecurityPolicy(page, publicUrl.startsWith('https:')),
    card,
    validUntil,
    faces: page.faces,
  };
}
