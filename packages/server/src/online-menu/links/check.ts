import type { CheckedLink, GuestLinks, LinkCheck, LinkOutcome } from '@cardamom/api-types';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { instant, now } from '../../shared/clock.ts';

/** Asks this installation for a path as a guest's browser does. */
export type AskPage = (path: string) => Promise<{ readonly status: number; readonly location?: string }>;

/** Redirects that a browser may meet here: from a code, and from a former address. */
const mostRedirects = 3;

/** Links followed before others have their turn. */
const atOnce = 20;

/** How long a check goes on, in ms: the back office gives up a call after 5 s. */
const longestMs = 3000;

/** Follows links, each page that several lead to once: what stands after the `?` tells a page the table and nothing else. */
function follower(ask: AskPage): (path: string) => Promise<LinkOutcome> {
  const known = new Map<string, LinkOutcome>();

  async function follow(path: string, redirects: number): Promise<LinkOutcome> {
    const [page = path] = path.split('?', 1);
    const met = known.get(page);
    if (met !== undefined) return met;
    const { status, location } = await ask(path);
    if (status === 200 || status === 404) {
      const outcome = status === 200 ? 'WORKS' : 'NOT_FOUND';
      known.set(page, outcome);
      return outcome;
    }
    if (location === undefined || redirects === mostRedirects) return 'UNAVAILABLE';
    return follow(location, redirects + 1);
  }
  return (path) => follow(path, 0);
}

/** The code that ends a screen's address. */
const codeIn = (publicUrl: string) => publicUrl.slice(publicUrl.lastIndexOf('/') + 1);

/** The links with their paths, in the order in which they matter; one page serves all screens, so what theirs asks for is followed. */
function pathsOf({ restaurant, menus, sections, screens }: GuestLinks, publicUrl: string) {
  const tables = sections.flatMap((section) => section.tables);
  const below = ({ id, shortUrl }: (typeof menus | typeof tables)[number]) => ({
    id,
    path: shortUrl.slice(publicUrl.length),
  });
  return [
    ...[restaurant, ...menus].map(below),
    ...screens.map(({ id, publicUrl: address }) => ({ id, path: `/api/public/screens/${codeIn(address)}` })),
    ...tables.map(below),
  ];
}

/** Follows the links for at most so many ms, and says what came of each that it came to. */
export async function checkAll(
  links: GuestLinks,
  publicUrl: string,
  ask: AskPage,
  mostMs = longestMs,
): Promise<LinkCheck> {
  const began = performance.now();
  const follow = follower(ask);
  const paths = pathsOf(links, publicUrl);
  const checked: CheckedLink[] = [];
  for (const { id, path } of paths) {
    checked.push({ id, outcome: await follow(path) });
    if (performance.now() - began > mostMs) break;
    if (checked.length % atOnce === 0) await othersTurn();
  }
  return { checkedAt: instant(now()), total: paths.length, links: checked };
}
