import { guestCardSize, type GuestPageInput } from '@cardamom/api-types';
import { lookAccents, lookColors, usualLook, type LookColors } from '@cardamom/ui/guest';
import type { FindOnPage } from './find/find-view.ts';
import { lookOf } from './look-of.ts';
import { restaurantPath } from './paths.ts';
import { noticeWords, pageWords, restaurantTypeWords } from './words.ts';

/** Text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** What the page is about, for its title, its address and the cards that social sites make of it. */
export interface PageFacts {
  title: string;
  description: string;
  /** Null where the page must not be found. */
  canonicalUrl: string | null;
  /** One of the countless pages that filters make of a menu: its canonical address alone may be found. */
  isFiltered: boolean;
  /** Where the card lies that is shown beside a link to the page. */
  cardUrl: string | null;
  language: string;
  siteName: string;
  /** The page's own colours, for the phone's frame. */
  colors: Readonly<Record<'light' | 'dark', LookColors>>;
}

/** The facts of what the guest asked for; a lone menu's canonical address is the restaurant's. */
export function factsOf(input: GuestPageInput, find: FindOnPage | null): PageFacts {
  if (input.page === 'notFound' || input.page === 'unavailable') {
    const { title, text } = noticeWords[input.page];
    return {
      title,
      description: text,
      canonicalUrl: null,
      isFiltered: false,
      cardUrl: null,
      language: 'en',
      siteName: 'Cardamom',
      colors: lookColors(usualLook, lookAccents[usualLook]),
    };
  }
  const { restaurant, menu, publicUrl, cardPath } = input;
  const type = restaurantTypeWords[restaurant.restaurantType];
  const landing = `${publicUrl}${restaurantPath(restaurant)}`;
  const isOneOfSeveral = input.page === 'menu' && restaurant.menus.length > 1;
  const { look, accent } = lookOf(restaurant);
  const shared = {
    cardUrl: cardPath === undefined ? null : publicUrl + cardPath,
    language: restaurant.language,
    colors: lookColors(look, accent),
  };
  if (!menu) {
    const description = pageWords.landingDescription(restaurant.name, type);
    return {
      title: restaurant.name,
      siteName: restaurant.name,
      description,
      canonicalUrl: landing,
      isFiltered: false,
      ...shared,
    };
  }
  const title = pageWords.pageTitle(isOneOfSeveral ? menu.name : pageWords.menu, restaurant.name);
  const titles = menu.sections.map((section) => section.title);
  return {
    title: find?.bar ? pageWords.pageTitle(find.bar.title, title) : title,
    siteName: restaurant.name,
    description: pageWords.description(restaurant.name, type, titles),
    canonicalUrl: isOneOfSeveral ? `${landing}/${menu.id}` : landing,
    isFiltered: Boolean(find?.bar),
    ...shared,
  };
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

/** The card shows what the title says. */
function socialImage(cardUrl: string, title: string): string {
  return [
    meta('property', 'og:image', cardUrl),
    meta('property', 'og:image:width', String(guestCardSize.width)),
    meta('property', 'og:image:height', String(guestCardSize.height)),
    meta('property', 'og:image:alt', title),
  ].join('');
}

/** Title, description, canonical address, social cards and the colours of the phone's own frame. */
export function headTags(facts: PageFacts): string {
  const { title, description, canonicalUrl, isFiltered, cardUrl, siteName } = facts;
  const themeColor = (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<meta name="theme-color" content="${facts.colors[theme].paper}" media="(prefers-color-scheme:${theme})">`,
    )
    .join('');
  const canonical = canonicalUrl
    ? `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">${meta('property', 'og:url', canonicalUrl)}`
    : '';
  const robots = canonicalUrl === null || isFiltered ? meta('name', 'robots', 'noindex') : '';
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    themeColor,
    canonical,
    robots,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', siteName),
    meta('name', 'twitter:card', cardUrl ? 'summary_large_image' : 'summary'),
    cardUrl ? socialImage(cardUrl, title) : '',
  ].join('');
}
