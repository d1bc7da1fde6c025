import morphdom from 'morphdom';
import { ownMark } from './own-element.ts';
import type { PageContent } from './read-page.ts';
import { wearStyle } from './wear-style.ts';

/** What somebody reads: of a menu its dishes, of a dish's own page each piece that is told of it. */
const pieces = 'main section [role=list]>li,main article :is(h1,h2,p,dl>div,li:not(dl li))';

/** The bar of sections covers what has been scrolled below it. */
const barHeight = 53;

/** A dish is known by its name below its section's, which is there once; ids of sixty dishes would weigh a kilobyte. */
function keyOf(node: Node): string | undefined {
  if (!(node instanceof Element)) return undefined;
  if (node.id !== '') return node.id;
  if (node.localName !== 'li') return undefined;
  const name = node.querySelector('h3')?.textContent;
  return name ? `${node.closest('section')?.id} ${name}` : undefined;
}

interface Seen {
  element: Element;
  top: number;
  text: string;
}

const allPieces = () => [...document.querySelectorAll(pieces)];

/** The pieces in sight, from the top. */
function inSight(): Seen[] {
  return allPieces().flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > barHeight && top < innerHeight ? [{ element, top, text: element.textContent }] : [];
  });
}

/** How likely a piece is what somebody reads: what they opened, else the first from the top; what begins above the bar may grow there. */
function likelihood({ element, top }: Seen): number {
  if (element.contains(document.activeElement)) return 3;
  if (element.querySelector('details[open]')) return 2;
  return top >= barHeight ? 1 : 0;
}

/** Where a piece stands after the change. One without a name, as on a dish's own page, is known by what it says. */
function placeOf({ element, text }: Seen): Element | undefined {
  const isThere = element.isConnected;
  if (isThere && (keyOf(element) !== undefined || element.textContent === text)) return element;
  return allPieces().find((piece) => piece.textContent === text) ?? (isThere ? element : undefined);
}

const textOf = (seen: readonly Seen[]) => seen.map(({ text }) => text).join('\n');

function changeHead(next: Document): void {
  const [root, nextRoot] = [document.documentElement, next.documentElement];
  document.title = next.title;
  for (const name of ['lang', 'dir', 'data-tag', 'data-until']) {
    const value = nextRoot.getAttribute(name);
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  const colors = [...next.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const { theme } = root.dataset;
  for (const [index, meta] of document
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .entries()) {
    const color = colors[theme === undefined ? index : theme === 'dark' ? 1 : 0];
    if (color) meta.content = color.content;
  }
}

function changeBody(next: Document): void {
  const [page, nextPage] = [document.body.firstElementChild, next.body.firstElementChild];
  if (!page || !nextPage) return;
  morphdom(page, nextPage, {
    getNodeKey: keyOf,
    onBeforeElUpdated(from, to) {
      // What somebody typed or ticked in the filter is theirs.
      if (from instanceof HTMLInputElement) return false;
      if (from instanceof HTMLDetailsElement && from.open) to.setAttribute('open', '');
      return !from.isEqualNode(to);
    },
    onBeforeNodeDiscarded: (node) => !(node instanceof Element && node.hasAttribute(ownMark)),
  });
}

/**
 * Makes this page what the server has now, and leaves alone what reads the same: what is open, typed, chosen or has the focus
 * stays so, and what is being read stays where it is. Returns whether something in sight reads otherwise.
 */
export function putInPlace({ document: next, css }: PageContent): boolean {
  const before = inSight();
  const likely = before.toSorted((one, other) => likelihood(other) - likelihood(one));
  const focused = document.activeElement;
  const root = document.documentElement;
  // The browser's own anchoring would move the page a second time.
  root.style.overflowAnchor = 'none';
  wearStyle(css);
  changeHead(next);
  changeBody(next);
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
  for (const seen of likely) {
    const place = placeOf(seen);
    if (place === undefined) continue;
    const moved = place.getBoundingClientRect().top - seen.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    break;
  }
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
  return textOf(inSight()) !== textOf(before);
}
