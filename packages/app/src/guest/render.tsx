import { createHash } from 'node:crypto';
import { cutMarkup, withCriticalCss } from './critical-css.ts';
import { escapeHtml, factsOf, headTags } from './document-head.ts';
import { fontScript } from './fonts.ts';
import { GuestDocument } from './GuestDocument.tsx';
import { readFindQuery, writeFindQuery } from './find/find-query.ts';
import { findOnPage, type FindOnPage } from './find/find-view.ts';
import type {
  GuestNotice,
  GuestPageInput,
  GuestQueryOf,
  RenderedGuestPage,
  RenderGuestPage,
} from '@cardamom/api-types';
import { isNotice } from './is-notice.ts';
import { keptMarkup, seam, type ListedDish, type ListOfDishes } from './kept-markup.tsx';
import { liveScript } from './live-script.ts';
import { lookOf } from './look-of.ts';
import { embeddedJson, structuredData } from './structured-data.ts';
import { themeScript } from './theme-script.ts';
import { guestWords, wordsFor } from './words.ts';
import { faceFallbackCss, usualLook } from '@cardamom/ui/guest';

/** Path of the tab icon, drawn by the server for the whole product. */
const iconPath = '/favicon.svg';

function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Scripts that run from right to left, of the languages that a restaurant can choose. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** The direction of the language, where it is not the usual one. */
function directionOf(language: string): string {
  const { script } = new Intl.Locale(language).maximize();
  return rightToLeft.has(script ?? '') ? ' dir="rtl"' : '';
}

/** When the page's script reads it anew, because hours change something on it. */
function until({ validUntil = null }: GuestPageInput): string {
  return validUntil === null ? '' : ` data-until="${validUntil}"`;
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

/** The frame is rendered each time; what was kept of the dishes is put into it. */
async function renderBody(
  input: GuestPageInput,
  find: FindOnPage | null,
  worn: Worn,
): Promise<{ body: string; css: string }> {
  const kept = keptMarkup();
  const listed: ListedDish[] = [];
  const frame = kept.render(
    <GuestDocument
      input={input}
      find={find}
      renderDish={(dish, isOnFirstScreen) => {
        listed.push({ dish, isOnFirstScreen });
        return seam;
      }}
    />,
  );
  const dishes = await kept.dishes({ ...worn, dishes: listed });
  const pieces = frame.split(seam);
  // A dish that is left out would take its allergens along.
  if (dishes.length !== listed.length || pieces.length !== listed.length + 1)
    throw new Error(`The page has room for ${pieces.length - 1} of ${listed.length} dishes.`);
  const markup = pieces.flatMap((piece, index) => [cutMarkup(piece), dishes[index] ?? []]);
  const { body, css } = withCriticalCss(markup, kept.styleTags);
  return { body, css: faceFallbackCss(worn.look) + css };
}

/** What of an address's query changes the page, written in one way. */
export const guestQueryOf: GuestQueryOf = (search) => writeFindQuery(readFindQuery(search));

/**
 * Renders a guest page to one HTML document that needs no JavaScript and loads nothing but pictures (and Inter, once it has loaded).
 * Every inline script and style is hashed for the Content-Security-Policy; there is no style attribute.
 */
export const renderGuestPage: RenderGuestPage = async (input) => {
  const find = findOnPage(input);
  const facts = factsOf(input, find);
  const { look, words } = wornBy(input);
  const pageScript = themeScript + fontScript(look) + (isNotice(input) ? '' : liveScript);
  const { body, css } = await renderBody(input, find, { look, words });
  const data =
    isNotice(input) || !facts.canonicalUrl || facts.isFiltered
      ? ''
      : `<script type="application/ld+json">${embeddedJson(structuredData(input.restaurant, input.menu, facts.canonicalUrl))}</script>`;
  const html = [
    `<!doctype html><html lang="${escapeHtml(facts.language)}"${directionOf(facts.language)}${until(input)}><head>`,
    headTags(facts, input.publicUrl),
    `<link rel="icon" href="${iconPath}" type="image/svg+xml">`,
    `<script>${pageScript}</script><style>${css}</style></head><body>`,
    body,
    data,
    '</body></html>',
  ].join('');
  return {
    html,
    status: isNotice(input) ? statuses[input.page] : 200,
    scriptHashes: [cspHash(pageScript)],
    styleHashes: [cspHash(css)],
  };
};
