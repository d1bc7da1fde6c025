import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { withCriticalCss } from './critical-css.ts';
import { escapeHtml, factsOf, headTags } from './document-head.ts';
import { fontScript } from './fonts.ts';
import { GuestDocument } from './GuestDocument.tsx';
import type { GuestPageInput, RenderedGuestPage } from './guest-page-input.ts';
import { embeddedJson, structuredData } from './structured-data.ts';
import { themeScript } from './theme-script.ts';

export type { GuestPageInput, RenderedGuestPage } from './guest-page-input.ts';

/** Path of the tab icon, drawn by the server for the whole product. */
const iconPath = '/favicon.svg';

/** All of the page's JavaScript. */
const pageScript = themeScript + fontScript;

function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function statusOf(page: GuestPageInput['page']): RenderedGuestPage['status'] {
  if (page === 'notFound') return 404;
  return page === 'unavailable' ? 503 : 200;
}

function renderBody(input: GuestPageInput): { body: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(sheet.collectStyles(<GuestDocument input={input} />));
    return withCriticalCss(body, sheet.getStyleTags());
  } finally {
    sheet.seal();
  }
}

/**
 * Renders a guest page to one HTML document that needs no JavaScript and loads nothing but pictures (and Inter, once it has loaded).
 * Every inline script and style is hashed for the Content-Security-Policy; there is no style attribute.
 */
export function renderGuestPage(input: GuestPageInput): RenderedGuestPage {
  const facts = factsOf(input);
  const { body, css } = renderBody(input);
  const data =
    input.page === 'notFound' || input.page === 'unavailable' || !facts.canonicalUrl
      ? ''
      : `<script type="application/ld+json">${embeddedJson(structuredData(input.restaurant, input.menu, facts.canonicalUrl))}</script>`;
  const html = [
    `<!doctype html><html lang="${escapeHtml(facts.language)}"><head>`,
    headTags(facts, input.publicUrl),
    `<link rel="icon" href="${iconPath}" type="image/svg+xml">`,
    `<script>${pageScript}</script><style>${css}</style></head><body>`,
    body,
    data,
    '</body></html>',
  ].join('');
  return {
    html,
    status: statusOf(input.page),
    scriptHashes: [cspHash(pageScript)],
    styleHashes: [cspHash(css)],
  };
}
