import { guestCardSize, type GuestPageInput, type PublicRestaurant } from '@cardamom/api-types';
import { lookAccents, lookColors, usualLook, type LookColors } from '@cardamom/ui/guest';
import { dishHead } from './dish/dish-head.ts';
import type { FindOnPage } from './find/find-view.ts';
import { isNotice } from './is-notice.ts';
import { lookOf } from './look-of.ts';
import { restaurantPath } from './paths.ts';
import type { SocialPicture } from './social-picture.ts';
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
  /** What is shown beside a link to the page: a dish's own picture, else the card. */
  picture: SocialPicture | null;
  language: string;
  siteName: string;
  /** The page's own colours, for the phone's frame. */
  colors: Readonly<Record<'light' | 'dark', LookColors>>;
}

/** What of its dishes a restaurant tells, in the order of the page. */
function toldOf({ price, ingredients, allergens }: PublicRestaurant['shows']): string[] {
  return [
    ...(price ? ['prices'] : []),
    ...(ingredients ? ['ingredients'] : []),
    ...(allergens ? ['allergens'] : []),
  ];
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
      picture: null,
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
    picture: cardPath === undefined ? null : { url: publicUrl + cardPath, ...guestCardSize },
    language: restaurant.language,
    colors: lookColors(look, accent),
  };
  if (input.page === 'dish') {
    const isFiltered = Boolean(find?.bar);
    const { picture, ...head } = dishHead(input, find);
    return { ...shared, ...head, picture: picture ?? shared.picture, siteName: restaurant.name, isFiltered };
  }
  if (input.page === 'noMenu') {
    return {
      ...shared,
      title: pageWords.pageTitle(pageWords.missingTitle, restaurant.name),
      siteName: restaurant.name,
      description: pageWords.noSuchMenuText,
      canonicalUrl: null,
      isFiltered: false,
    };
  }
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
    description: pageWords.description(restaurant.name, type, titles, toldOf(restaurant.shows)),
    canonicalUrl: isOneOfSeveral ? `${landing}/${menu.id}` : landing,
    isFiltered: Boolean(find?.bar),
    ...shared,
  };
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

/** Without a text of its own: it shows what the title beside it says. */
function socialImage({ url, width, height }: SocialPicture): string {
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
  ].join('');
}

/** Title, description, canonical address, social cards (which take that address, and that it is a website, for granted) and the colours of the phone's own frame. */
export function headTags(facts: PageFacts): string {
  const { title, description, canonicalUrl, isFiltered, picture, siteName } = facts;
  const themeColor = (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<meta name="theme-color" content="${facts.colors[theme].paper}" media="(prefers-color-scheme:${theme})">`,
    )
    .join('');
  const canonical = canonicalUrl ? `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">` : '';
  const robots = canonicalUrl === null || isFiltered ? meta('name', 'robots', 'noindex') : '';
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    themeColor,
    canonical,
    robots,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', siteName),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    picture ? socialImage(picture) : '',
  ].join('');
}
