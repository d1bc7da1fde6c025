import type { MouseEvent } from 'react';

/** How far below the phone's edge what was led to stands: under the bar of sections, with room. */
const room = 60;

/** Scrolls what scrolls around an element until the element stands at its top; the page around it stays. */
export function showInGlass(element: HTMLElement | null | undefined): void {
  const glass = element?.closest<HTMLElement>('[data-glass]')?.parentElement;
  if (!element || !glass) return;
  // Both are drawn smaller than they are laid out.
  const scale = glass.getBoundingClientRect().height / glass.offsetHeight || 1;
  const distance = (element.getBoundingClientRect().top - glass.getBoundingClientRect().top) / scale;
  const top = glass.scrollTop + distance;
  // What is in sight from the page's beginning is shown from there.
  const isEarly = top + element.offsetHeight <= glass.clientHeight;
  glass.scrollTo({ top: isEarly ? 0 : top - room, behavior: 'instant' });
}

/** Shows a section; what is drawn there only now takes another height than the room that was kept for it. */
function showSection(anchor: string): void {
  const show = () => showInGlass(document.getElementById(anchor));
  show();
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** What links of a guest's page do in a preview. */
export interface GuestLinks {
  onSection?: (anchor: string) => void;
  /** A menu's id; null for the restaurant's own page. */
  onPage?: (menuId: string | null) => void;
  /** The form that finds and filters is asked for, or closed. */
  onFind?: (opens: boolean) => void;
  /** Where the page that is shown stands, and what is asked of it by a query. */
  path?: string | undefined;
  onQuery?: (query: string) => void;
}

/** Sections are scrolled to, menus are chosen, filters set, nothing leaves the page. */
export function guestLinks({ onSection, onPage, onFind, path, onQuery }: GuestLinks) {
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const href = link.getAttribute('href') ?? '';
    const { pathname, search, hash } = new URL(href, location.origin);
    const anchor = hash.slice(1);
    if (onFind && (anchor === 'find' || anchor === 'closed')) {
      onFind(anchor === 'find');
      return;
    }
    if (href.startsWith('#')) {
      if (onSection) onSection(anchor);
      else showSection(anchor);
      return;
    }
    const [, place, , menuId] = pathname.split('/');
    if (pathname === path) onQuery?.(search.slice(1));
    else if (place === 'qr-menu') onPage?.(menuId ?? null);
  };
}
