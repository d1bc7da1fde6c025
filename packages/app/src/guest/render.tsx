import { createHash } from 'node:crypto';
import { cutMarkup, withCriticalCss } from './critical-css.ts';
import { findDishInMenu, shortNames } from './dish/dish-address.ts';
import { DishDocument } from './dish/DishDocument.tsx';
import { findDish } from './dish/find-dish.ts';
import { directionOf } from '@cardamom/api-types/direction';
import { escapeHtml, factsOf, headTags } from './document-head.ts';
import { facesOf, facesPath } from './faces.ts';
import { fontRules, fontsOf } from './fonts.ts';
import { GuestDocument } from './GuestDocument.tsx';
import { readFindQuery, writeFindQuery } from './find/find-query.ts';
import { findOnPage, type FindOnPage } from './find/find-view.ts';
import {
  dishParameter,
  type GuestNotice,
  type GuestPageInput,
  type GuestQueryOf,
  type PublicMenu,
  type RenderedGuestPage,
  type RenderGuestPage,
} from '@cardamom/api-types';
import { isNotice } from './is-notice.ts';
import { keptMarkup, queryPlace, seam, type ListedDish, type ListOfDishes } from './kept-markup.tsx';
import { lookOf } from './look-of.ts';
import { pageScript } from './page-script.ts';
import { dishData, embeddedJson, structuredData } from './structured-data.ts';
import printUrl from './print.css?url';
import { guestWords, wordsFor } from './words.ts';
import { faceFallbackCss, usualLook } from '@cardamom/ui/guest';

/** Path of the tab icon, drawn by the server for the whole product. */
const iconPath = '/favicon.svg';

function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Names what a page says, so that an open one need not read again what it shows (`live/read-page.ts`); one page has few versions to tell apart. */
function tagOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
}

/** The attribute of the language's direction, where it is not the usual one. */
function directionAttribute(language: string): string {
  return directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
}

/** When the page's script reads it anew, because hours change something on it. */
function until({ validUntil = null }: GuestPageInput): string {
  return validUntil === null ? '' : ` data-until="${validUntil}"`;
}

function statusOf(input: GuestPageInput, canonicalUrl: string | null): RenderedGuestPage['status'] {
  if (isNotice(input)) return statuses[input.page];
  return canonicalUrl === null ? 404 : 200;
}

/** What search engines are told of the page; null where there is nothing to find. */
function dataOf(input: GuestPageInput, find: FindOnPage | null, url: string | null): object | null {
  if (isNotice(input) || url === null) return null;
  if (input.page !== 'dish') return structuredData({ ...input, canonicalUrl: url });
  const shown = findDish(input, find);
  return shown && dishData(shown.item, shown.menu, { ...input, canonicalUrl: url });
}

/** Addresses as short as can be, from the page they stand on; the server knows the rest. */
function linkDishes(menu: PublicMenu): (itemId: string) => string {
  const nameOf = shortNames(menu);
  return (itemId) => `?${dishParameter}=${nameOf(itemId)}${queryPlace}`;
}

const statuses = { notFound: 404, unknown: 404, gone: 410, unavailable: 503 } as const satisfies Record<
  GuestNotice['page'],
  RenderedGuestPage['status']
>;

type Worn = Omit<ListOfDishes, 'dishes'>;

/** What all dishes of the page share. */
function wornBy(input: GuestPageInput): Worn {
  if (isNotice(input)) return { look: usualLook, words: guestWords };
  return { look: lookOf(input.restaurant).look, words: wordsFor(input.restaurant.language) };
}

/** What the frame says around its dishes. */
interface Frame {
  input: GuestPageInput;
  find: FindOnPage | null;
}

/** The frame is rendered each time; what was kept of the dishes is put into it. */
async function renderBody({ input, find }: Frame, worn: Worn): Promise<{ body: string; css: string }> {
  const kept = keptMarkup();
  const listed: ListedDish[] = [];
  const frame = kept.render(
    input.page === 'dish' ? (
      <DishDocument input={input} find={find} />
    ) : (
      <GuestDocument
        input={input}
        find={find}
        linkDishes={linkDishes}
        renderDish={(dish, isOnFirstScreen) => {
          listed.push({ dish, isOnFirstScreen });
          return seam;
        }}
      />
    ),
  );
  const dishes = await kept.dishes({ ...worn, dishes: listed });
  const pieces = frame.split(seam);
  // A dish that is left out would take its allergens along.
  if (dishes.length !== listed.length || pieces.length !== listed.length + 1)
    throw new Error(`The page has room for ${pieces.length - 1} of ${listed.length} dishes.`);
  const markup = pieces.flatMap((piece, index) => [cutMarkup(piece), dishes[index] ?? []]);
  const { body, css } = withCriticalCss(markup, kept.styleTags);
  // A dish that is looked at comes back to its menu, not to the form.
  const query = writeFindQuery({ ...readFindQuery(input.query ?? ''), asksForForm: false });
  const carried = query === '' ? '' : escapeHtml(`&${query}`);
  return { body: body.replaceAll(queryPlace, carried), css: faceFallbackCss(worn.look) + css };
}

export { guestCardOf } from './card.ts';
export { findDishInMenu };

/** What of an address's query changes the page, written in one way. */
export const guestQueryOf: GuestQueryOf = (search) => writeFindQuery(readFindQuery(search));

/**
 * Renders a guest page to one HTML document that needs no JavaScript and loads nothing but pictures; fonts, and the script that keeps it as it is on the server, come once it is there.
 * So do the rules of paper; both stand in the page for where no script runs alone: a style sheet that nothing waits for takes the line from the first picture all the same (`bench guest`).
 * Every inline script and style is hashed for the Content-Security-Policy; there is no style attribute.
 */
export const renderGuestPage: RenderGuestPage = async (input) => {
  const find = findOnPage(input);
  const facts = factsOf(input, find);
  const { look, words } = wornBy(input);
  const faces = facesOf(input);
  const fonts = fontsOf(facesPath(input), faces);
  const script = pageScript(input, fonts);
  const rules = fontRules(fonts);
  const { body, css } = await renderBody({ input, find }, { look, words });
  const { canonicalUrl } = facts;
  const data = facts.isFiltered ? null : dataOf(input, find, canonicalUrl);
  const attributes = ` lang="${escapeHtml(facts.language)}"${directionAttribute(facts.language)}${until(input)}`;
  const content = [
    '<head>',
    headTags(facts),
    `<link rel="icon" href="${iconPath}">`,
    `<script>${script}</script><style>${css}</style>`,
    `<noscript><link rel="stylesheet" href="${printUrl}" media="print"><style>${rules}</style></noscript></head><body>`,
    body,
    data && `<script type="application/ld+json">${embeddedJson(data)}</script>`,
    '</body></html>',
  ].join('');
  return {
    html: `<!doctype html><html${attributes} data-tag="${tagOf(attributes + content)}">${content}`,
    status: statusOf(input, facts.canonicalUrl),
    scriptHashes: [cspHash(script)],
    styleHashes: [cspHash(css), cspHash(rules)],
    faces: faces.map(({ name, file, letters, weight }) => ({ name, file, letters, weight })),
  };
};
