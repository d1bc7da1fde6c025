import { trustedTypesPolicy } from './trusted-types.ts';

/** A network that does not answer for so long is none, in ms. */
const patience = 8000;

/** The server is there and could not make the page: it has too much to do, or no storage. */
export class ServerBusy extends Error {}

/** What a page shows. */
export interface PageContent {
  document: Document;
  /** Its style sheet. */
  css: string;
}

/** The page as the server has it now. */
export interface PageNow {
  /** Null where it is what is shown already. */
  content: PageContent | null;
  /** Where it is: a restaurant may have a new address. */
  url: string;
}

let policy: ReturnType<typeof createPolicy> | undefined;
const createPolicy = () => trustedTypesPolicy('page', { createHTML: (html) => html });

/**
 * Parses the server's own page without running or loading anything. Its styles would be held against the policy of the page that is open: its
 * own is read apart, and what stands behind that for where no script runs is left out.
 */
function parse(html: string): PageContent {
  policy ??= createPolicy();
  const [, before = html, css = '', after = ''] =
    /^(.*?)<style>(.*?)<\/style>(?:<noscript>.*?<\/noscript>)?(.*)$/su.exec(html) ?? [];
  const trusted = policy.createHTML(before + after);
  return { document: new DOMParser().parseFromString(trusted, 'text/html'), css };
}

/**
 * Reads an address of the guest's pages, which the browser asks for with the ETag it knows; null where it leads nowhere any more.
 * What is `shown`, as its `data-tag` names it, is not parsed again: that makes a phone wait.
 * @throws where nobody answers, or somebody else does (a hotspot's own page); ServerBusy where it is worth asking again soon
 */
export async function readPage(address: string, shown?: string): Promise<PageNow | null> {
  const headers = { accept: 'text/html' };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  if (answer.status >= 500) throw new ServerBusy();
  const { ok, url } = answer;
  const html = await answer.text();
  const [, tag] = /<html [^>]*data-tag="([\w-]+)"/u.exec(html) ?? [];
  if (ok && tag !== undefined && tag === shown) return { content: null, url };
  const content = parse(html);
  if (!content.document.getElementById('menu')) throw new Error('Somebody else answered');
  return ok ? { content, url } : null;
}
