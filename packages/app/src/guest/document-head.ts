import type { GuestPageInput, Image } from '@cardamom/api-types';
import { lookAccents, lookColors, usualLook, type LookColors } from '@cardamom/ui/guest';
import type { FindOnPage } from './find/find-view.ts';
import { isNotice } from './is-notice.ts';
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
  image: Image | null;
  language: string;
  siteName: string;
  /** The page's own colours, for the phone's frame. */
  colors: Readonly<Record<'light' | 'dark', LookColors>>;
}

/** The facts of what the guest asked for; a lone menu's canonical address is the restaurant's. */
export function factsOf(input: GuestPageInput, find: FindOnPage | null): PageFacts {
  if (isNotice(input)) {
    const { title, text } = noticeWords[input.page];
    return {
      title,
      description: text,
      canonicalUrl: null,
      isFiltered: false,
      image: null,
      language: 'en',
      siteName: 'Cardamom',
      colors: lookColors(usualLook, lookAccents[usualLook]),
    };
  }
  const { restaurant, menu, publicUrl } = input;
  const type = restaurantTypeWords[restaurant.restaurantType];
  const landing = `${publicUrl}${restaurantPath(restaurant)}`;
  const isOneOfSeveral = input.page === 'menu' && restaurant.menus.length > 1;
  const { look, accent } = lookOf(restaurant);
  const shared = {
    image: restaurant.photo ?? restaurant.logo,
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

function socialImage(image: Image, publicUrl: string): string {
  const source = image.sources.findLast(({ format }) => format === 'jpeg');
  if (!source) return '';
  return [
    meta('property', 'og:image', new URL(source.url, publicUrl).href),
    meta('property', 'og:image:width', String(source.width)),
    meta('property', 'og:image:height', String(source.height)),
    meta('property', 'og:image:alt', image.altText),
  ].join('');
}

/** Title, description, canonical address, social cards and the colours of the phone's own frame. */
export function headTags(facts: PageFacts, publicUrl: string): string {
  const { title, description, canonicalUrl, isFiltered, image, siteName } = facts;
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
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    image ? socialImage(image, publicUrl) : '',
  ].join('');
}
