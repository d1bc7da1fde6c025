import { trustedTypesPolicy } from './trusted-types.ts';

/** A network that does not answer for so long is none, in ms. */
const patience = 8000;

/** The server is there and could not make the page: it has too much to do, or no storage. */
export class ServerBusy extends Error {}

/** The page as the server has it now. */
export interface PageNow {
  document: Document;
  /** Its style sheet. */
  css: string;
  /** Names its content, however it was compressed; empty where a proxy takes ETags off. */
  tag: string;
  /** Where it is: a restaurant may have a new address. */
  url: string;
}

let policy: ReturnType<typeof createPolicy> | undefined;
const createPolicy = () => trustedTypesPolicy('page', { createHTML: (html) => html });

/** Parses the server's own page without running or loading anything; its style would be held against the policy of the page that is open. */
function parse(html: string): Pick<PageNow, 'document' | 'css'> {
  policy ??= createPolicy();
  const [, before = html, css = '', after = ''] = /^(.*?)<style>(.*?)<\/style>(.*)$/su.exec(html) ?? [];
  const trusted = policy.createHTML(before + after);
  return { document: new DOMParser().parseFromString(trusted, 'text/html'), css };
}

/**
 * Reads an address of the guest's pages, which the browser asks for with the ETag it knows; null where it leads nowhere any more.
 * @throws where nobody answers, or somebody else does (a hotspot's own page); ServerBusy where it is worth asking again soon
 */
export async function readPage(address: string): Promise<PageNow | null> {
  const headers = { accept: 'text/html' };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  if (answer.status >= 500) throw new ServerBusy();
  const page = parse(await answer.text());
  if (!page.document.getElementById('menu')) throw new Error('Somebody else answered');
  const [tag = ''] = /[\w-]{22}/u.exec(answer.headers.get('etag') ?? '') ?? [];
  return answer.ok ? { ...page, tag, url: answer.url } : null;
}
