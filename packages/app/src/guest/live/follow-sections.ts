/** How far below the window's top a section counts as read, in px: below the bar, with its title in sight. */
const readFrom = 80;

/** What scrolls the page by hand: from then on what stands there counts again, not what was pressed. */
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Entries of the bar of sections (`CategoryBar`). */
const allEntries = () => [...document.querySelectorAll<HTMLAnchorElement>('nav>ul>li>a[href^="#"]')];

const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));

/** To the middle of the bar, by scrolling the bar alone; where the keyboard is in the bar, it stays where the focus is. */
function bringIntoSight(entry: HTMLElement): void {
  const bar = entry.closest('ul');
  if (!bar || bar.querySelector(':focus-visible')) return;
  const [at, around] = [entry.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
  bar.scrollBy({
    left: at.left + at.width / 2 - around.left - around.width / 2,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

/**
 * Keeps the section that is read in sight in the bar, and marks it where the browser does not (`:target-current`). Nothing is measured while
 * the page scrolls: an observer tells which sections reach below the bar, and the first of them is read. Returns what has to be called when the
 * page was changed in place.
 */
export function followSections(): () => void {
  const marks = !CSS.supports('scroll-target-group:auto');
  const below = new Set<Element | null>();
  let read = '';
  /** Near the page's end a section that was pressed cannot come up to the bar, and is read all the same. */
  let isPressed = false;

  function mark(): void {
    if (marks) for (const entry of allEntries()) entry.ariaCurrent = entry.hash === read ? 'true' : null;
  }
  function turnTo(entry: HTMLAnchorElement): void {
    if (entry.hash === read) return;
    read = entry.hash;
    mark();
    bringIntoSight(entry);
  }

  const observer = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) below.add(target);
        else below.delete(target);
      }
      const first = allEntries().find((entry) => below.has(sectionOf(entry)));
      if (first && !isPressed) turnTo(first);
    },
    { rootMargin: `-${readFrom}px 0px 0px` },
  );
  function follow(): void {
    observer.disconnect();
    below.clear();
    for (const entry of allEntries()) {
      const section = sectionOf(entry);
      if (section) observer.observe(section);
    }
    mark();
  }

  for (const type of byHand) {
    const letGo = () => {
      isPressed = false;
    };
    addEventListener(type, letGo, { passive: true });
  }
  addEventListener('click', ({ target }) => {
    const entry = allEntries().find((one) => one.contains(target as Node));
    if (!entry) return;
    isPressed = true;
    turnTo(entry);
  });
  follow();
  return follow;
}
