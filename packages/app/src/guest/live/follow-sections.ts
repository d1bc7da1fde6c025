import { bringIntoSight } from './bring-into-sight.ts';

/** How far below the window's top a section counts as read, in px: below the bar, with its title in sight. */
const readFrom = 80;

/** A press scrolls the page by itself for less than this, in ms. */
const longestWay = 1500;

/** Entries of the bar of sections (`CategoryBar`). */
const entries = () => [...document.querySelectorAll<HTMLAnchorElement>('nav>ul a[href^="#"]')];

/**
 * Keeps the section that is read in sight in the bar, and marks it where the browser does not (`:target-current`). Nothing is measured while
 * the page scrolls: an observer tells which sections reach below the bar, and the first of them is read. Returns what has to be called when the
 * page was changed in place.
 */
export function followSections(): () => void {
  const marks = !CSS.supports('scroll-target-group:auto');
  const below = new Set<string>();
  let read = '';
  /** A section that was pressed is read, also where it cannot come up to the bar, near the page's end. */
  let pressedUntil = 0;

  function turnTo(hash = read): void {
    for (const entry of entries()) {
      const isRead = entry.hash === hash;
      if (marks) entry.ariaCurrent = isRead ? 'true' : null;
      if (isRead && hash !== read) bringIntoSight(entry);
    }
    read = hash;
  }

  const observer = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        below[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
      if (performance.now() > pressedUntil) turnTo(entries().find(({ hash }) => below.has(hash))?.hash);
    },
    { rootMargin: `-${readFrom}px 0px 0px` },
  );
  function follow(): void {
    // Whoever is observed already is told of no second time.
    for (const section of document.querySelectorAll('main section')) observer.observe(section);
    turnTo();
  }

  addEventListener('click', ({ target }) => {
    const entry = entries().find((one) => one === target);
    if (entry) pressedUntil = performance.now() + longestWay;
    turnTo(entry?.hash);
  });
  follow();
  return follow;
}
