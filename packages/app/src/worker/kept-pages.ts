/** What is kept of guests' pages to be read without a network, and what never is. */

/** Pages that a browser keeps, of all restaurants of this installation; the oldest go first. */
export const mostPages = 30;
/** Pictures, and files that pages share: fonts and the script. */
export const mostPictures = 60;
export const mostFiles = 20;

/** Within a week a weekday names one day only; and what is older says too little of allergens. */
const keptForMs = 6 * 24 * 60 * 60 * 1000;

/** When a page was kept, in epoch ms: a header of what is kept. */
export const keptAtHeader = 'x-kept-at';

/** The one thing in a query that is no filter: where somebody sits. */
const tableOf = (url: URL) => url.searchParams.get('table');

const filters = ['q', 'without', 'diet'];

function withTable(path: string, table: string | null): string {
  return table === null ? path : `${path}?${new URLSearchParams({ table }).toString()}`;
}

/** The address under which a page is kept; null for one that is filtered, because a filter may tell of an illness. */
export function keptAddress(url: URL): string | null {
  if (filters.some((name) => url.searchParams.has(name))) return null;
  return withTable(url.pathname, tableOf(url));
}

/**
 * Kept pages that stand in for an address, best first: that page without its filters and at the same table, without
 * the table, then the pages above it up to the restaurant's own.
 */
export function standIns(url: URL): string[] {
  const parts = url.pathname.split('/').filter(Boolean);
  const paths = parts.slice(1).map((_, count) => `/${parts.slice(0, parts.length - count).join('/')}`);
  const table = tableOf(url);
  return paths.flatMap((path) => (table === null ? [path] : [withTable(path, table), path]));
}

/** Whether a kept page has become too old to be shown. */
export function isTooOld(keptAt: number, now: number): boolean {
  // A clock that was set back since is none to go by.
  return now - keptAt > keptForMs || keptAt > now + keptForMs;
}

/** What has to go so that no more than `most` remain; the oldest come first in a browser's cache. */
export function tooMany<Entry>(entries: readonly Entry[], most: number): Entry[] {
  return entries.slice(0, Math.max(0, entries.length - most));
}

/** What a kept page says of itself; `isOffline` where it is the guest's own network that is gone. */
export function keptWords(keptAt: number, isOffline: boolean): { title: string; text: string } {
  const moment = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(keptAt)
    .replace(', ', ' ')
    .replace(' at ', ' ');
  return {
    title: isOffline ? 'You are offline.' : 'We cannot be reached at the moment.',
    text: `This menu is as of ${moment}; prices and allergens may have changed. Ask us.`,
  };
}

/** The kept page with its notice at the top, and the rules of that notice. */
export function withNotice(
  html: string,
  { title, text }: { title: string; text: string },
  style: string,
): string {
  const notice = `<p data-kept role="alert" lang="en" dir="ltr"><b>${title}</b> ${text}</p>`;
  const place = html.includes('<header') ? '<header' : '<main';
  return html.replace('</head>', `<style>${style}</style></head>`).replace(place, notice + place);
}

/** The page's content policy with one more style sheet, by its hash. */
export function allowingStyle(policy: string, hash: string): string {
  return policy.replace('style-src ', `style-src 'sha256-${hash}' `);
}
