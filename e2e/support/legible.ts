/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has only what it brings along */
import type { Page } from '@playwright/test';

/**
 * What cannot be read of a page as it stands now: a page that scrolls sideways, text of a control, label or heading that is cut off, and
 * such text with something else lying over it. Empty where all can be read.
 */
export function illegibleParts(
  page: Page,
  wanted = 'button, a[href], label, legend, [role="tab"], [role="switch"], h1, h2, h3, h4',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const told = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) told.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);

    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 50)}”`;

    /** Text for screen readers alone is one pixel large or cut to nothing. */
    const isForReaders = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if (width <= 2 || height <= 2 || getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
      }
      return false;
    };

    /** By how many px a rectangle leaves what cuts it off: an ancestor that hides and does not scroll. */
    const cutBy = (text: Text, rect: DOMRect) => {
      let most = 0;
      for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (display === 'inline' || display === 'contents') continue;
        const box = at.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX))
          most = Math.max(most, rect.right - box.right, box.left - rect.left);
        if (/hidden|clip/.test(overflowY))
          most = Math.max(most, rect.bottom - box.bottom, box.top - rect.top);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
      return most;
    };

    const belongsTo = (element: Element, hit: Element | null) =>
      hit !== null && (element.contains(hit) || hit.contains(element));

    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A screen drawn small is a picture, of which nothing is read.
      if (isForReaders(element) || element.closest('[inert]')) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // Of what is high its first line is looked at, where no bar is.
      const { top, height } = element.getBoundingClientRect();
      if (height > innerHeight / 2) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text;
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || isForReaders(parent)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        // Glyphs are lower than their lines.
        if (rects.some((rect) => cutBy(text, rect) > 3)) told.add(`cut off: ${named(element)}`);
        const [first] = rects;
        if (!first) continue;
        const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (!belongsTo(parent, hit) && !belongsTo(element, hit))
          told.add(`covered: ${named(element)} by ${hit ? named(hit) : 'nothing'}`);
      }
    }
    return [...told];
  }, wanted);
}
