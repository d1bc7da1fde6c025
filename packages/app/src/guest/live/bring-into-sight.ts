/**
 * Brings an entry of the bar of sections (`CategoryBar`) to its middle, by scrolling the bar alone, and as the page scrolls; where a
 * keyboard is in it, that leads.
 */
export function bringIntoSight(entry: HTMLElement): void {
  const bar = entry.closest('ul:not(:has(:focus-visible))');
  const [at, around] = [entry, bar ?? entry].map((element) => element.getBoundingClientRect());
  if (!at || !around) return;
  bar?.scrollBy({
    left: (at.left + at.right - around.left - around.right) / 2,
    behavior: getComputedStyle(document.documentElement).scrollBehavior as ScrollBehavior,
  });
}
