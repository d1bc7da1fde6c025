/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has only what it brings along */
import { expect, type Frame, type Page } from '@playwright/test';

/** How a control is told from others, and what is wrong with how it is seen. */
interface Focused {
  place: string;
  fault: string | null;
}

/** The control that has the focus, in a frame that has it too; null on the page itself. */
async function focusedControl(page: Page | Frame): Promise<Focused | null> {
  const focused = await focusedIn(page);
  const element = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const frame = await element?.contentFrame();
  if (!focused || !frame) return focused;
  const inside = await focusedControl(frame);
  if (!inside) return focused;
  return { place: `${focused.place} > ${inside.place}`, fault: inside.fault };
}

/** The control of a document that has the focus; null on the document itself. */
function focusedIn(page: Page | Frame): Promise<Focused | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const all = [...document.querySelectorAll('*')];
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
    const words = focused.getAttribute('aria-label') ?? label ?? focused.textContent ?? '';
    const name = words.trim().slice(0, 40);
    const place = `${all.indexOf(focused)}: ${focused.tagName.toLowerCase()}${focused.id ? `#${focused.id}` : ''} “${name}”`;

    const isDrawn = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 1 &&
        !/, 0\)$|\/ 0\)$/.test(outlineColor)
      );
    };
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
    };
    /** A box that is drawn stands for the input that is not, a field's frame for the input inside. */
    const around: Element[] = [focused];
    for (
      let at = focused.parentElement;
      at && around.length < 6 && at !== document.body;
      at = at.parentElement
    )
      around.push(at);
    const beside = [...(focused.parentElement?.querySelectorAll('*') ?? [])];
    const marked = [...around, ...beside].find((element) => isLarge(element) && isDrawn(element));
    if (!marked) return { place, fault: 'no focus mark' };

    const seen = isLarge(focused) ? focused : marked;
    // A link in several lines has a middle that belongs to nobody; its first line is its own.
    const rect = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    let [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
    const top = Math.max(rect.top, 0);
    const bottom = Math.min(rect.bottom, innerHeight);
    // What scrolls sideways shows a part of what is wider than it.
    for (let at = seen.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    if (right - left < 2 || bottom - top < 2) return { place, fault: 'outside the window' };
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOwn =
      hit !== null && (seen.contains(hit) || marked.contains(hit) || hit.closest('label')?.contains(seen));
    if (!isOwn) {
      const over = hit
        ? `${hit.tagName.toLowerCase()} “${(hit.textContent ?? '').trim().slice(0, 30)}”`
        : 'nothing';
      return { place, fault: `hidden under ${over}` };
    }
    return { place, fault: null };
  });
}

/** More controls than any page has. */
const mostPresses = 150;

/** Where a walk begins: bar and navigation are the same on every page, so they are walked through once. */
async function stand(page: Page, path: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const main = page.locator('main');
  if (key === 'Tab') {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await (path === '/' ? page.locator('body') : main).evaluate((start) =>
      start.focus({ preventScroll: true }),
    );
    return;
  }
  await main.evaluate((element) => {
    const controls = element.querySelectorAll<HTMLElement>('a[href], button:enabled, input, [tabindex="0"]');
    [...controls].at(-1)?.focus();
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
}

/** Whether what has the focus is seen within three seconds: some controls are scrolled into view by script, after they have it. */
async function isSeenSoon(page: Page): Promise<boolean> {
  try {
    await expect(async () => expect((await focusedControl(page))?.fault).toBeNull()).toPass({
      timeout: 3000,
    });
    return true;
  } catch {
    return false;
  }
}

/** Presses a key through the page that stands there until it leads out or back; returns what is wrong with how the focus is seen. */
export async function walkByKeyboard(
  page: Page,
  path: string,
  key: 'Tab' | 'Shift+Tab',
  begin = stand,
): Promise<string[]> {
  await begin(page, path, key);
  const visited = new Set<string>();
  const found: string[] = [];
  while (visited.size < mostPresses) {
    await page.keyboard.press(key);
    const control = await focusedControl(page);
    if (control === null || visited.has(control.place)) break;
    visited.add(control.place);
    if (control.fault !== null && !(await isSeenSoon(page)))
      found.push(`${path} ${control.place} by ${key}: ${control.fault}`);
  }
  expect(visited.size, `controls that ${key} reaches on ${path}`).toBeGreaterThan(0);
  return found;
}
