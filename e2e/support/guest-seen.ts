/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has only what it brings along */
import type { Page } from '@playwright/test';
import { illegibleParts } from './legible.ts';

/** Whatever guests read. */
const texts = 'a[href], button, summary, label, legend, h1, h2, h3, h4, p, dt, dd, li span, address';

/** The choice of menus, whose name is whole once it is opened. */
const choice = 'details:has(> nav)';

/** What lies over the page so that it can be pressed: a dish's link over its row, and the button of the filter, which covers nothing for good (`find.spec.ts`). */
async function withoutLayers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h3 > a::after { pointer-events: none } nav:has(> [href$="#find"]) { position: static !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Sizes of window and text at which a guest page must be read: WCAG's reflow, twice the text on a phone and on a desktop, a desktop zoomed to 200 %. */
const readAt = [
  { name: 'at 320 px', width: 320, height: 640, text: '100%' },
  { name: 'at 320 px with 200 % text', width: 320, height: 640, text: '200%' },
  { name: 'on a desktop with 200 % text', width: 1280, height: 800, text: '200%' },
  { name: 'on a desktop zoomed to 200 %', width: 640, height: 400, text: '100%' },
];

/** Lines that are lower than their letters, and lie over each other where a text needs two. */
function lowLines(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const low = [...document.querySelectorAll(selector)].filter((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return element.textContent.trim() !== '' && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
    });
    return low.map(
      (element) => `low lines: ${element.localName} “${element.textContent.trim().slice(0, 40)}”`,
    );
  }, texts);
}

async function openChoice(page: Page, isOpen: boolean): Promise<void> {
  await page.locator(choice).evaluateAll((all, opens) => {
    for (const one of all) one.toggleAttribute('open', opens);
  }, isOpen);
}

/** What of the page that stands there cannot be read at these sizes, opened as far as it opens. */
export async function illegibleAtAnySize(page: Page): Promise<string[]> {
  await withoutLayers(page);
  await page.locator('li details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  const found: string[] = [];
  for (const { name, text, ...size } of readAt) {
    await page.setViewportSize(size);
    await page.locator('html').evaluate((html, fontSize) => {
      html.style.fontSize = fontSize;
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, text);
    const closed = [
      ...(await lowLines(page)),
      ...(await illegibleParts(page, `:is(${texts}):not(${choice} *)`)),
    ];
    await openChoice(page, true);
    const opened = await illegibleParts(page, `:is(${texts}):is(${choice} *)`);
    await openChoice(page, false);
    for (const fault of [...closed, ...opened]) found.push(`${name}: ${fault}`);
  }
  await page.locator('html').evaluate((html) => html.style.removeProperty('font-size'));
  return found;
}

/** Targets below 44 × 44 px (WCAG 2.5.5); a link in a sentence may be as high as its line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastPx = 44;
    const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
    const boxOf = (control: Element): { width: number; height: number } => {
      const label = control.matches('input[type=checkbox]') ? control.closest('label') : null;
      if (label) return label.getBoundingClientRect();
      const row = getComputedStyle(control, '::after').position === 'absolute' && control.closest('li');
      if (!row) return control.getBoundingClientRect();
      // All of the row but for what opens, which lies over it.
      const { top, bottom, width } = row.getBoundingClientRect();
      return {
        width,
        height: (row.querySelector('details')?.getBoundingClientRect().top ?? bottom) - top,
      };
    };
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent.trim() !== control.textContent.trim();
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
      const { width, height } = boxOf(control);
      if (width >= leastPx - 0.5 && height >= leastPx - 0.5) return [];
      const name = control.textContent.trim().slice(0, 40);
      return [`${control.localName} “${name}” is ${Math.round(width)} × ${Math.round(height)} px`];
    });
  });
}

/** Controls that follow each other in another order than they are read: each stands below the one before, or beside it. */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBeside = (control: Element) => {
      for (let at: Element | null = control; at && at !== document.body; at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
      return control.getBoundingClientRect().bottom + scrollY < 0;
    };
    const controls = [
      ...document.querySelectorAll('a[href], button, summary, input:not([type=hidden])'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isBeside(control));
    const found = [...document.querySelectorAll('[tabindex]')]
      .filter((element) => Number(element.getAttribute('tabindex')) > 0)
      .map((element) => `tabindex of ${element.localName}`);
    for (const [at, control] of controls.entries()) {
      const before = controls[at - 1]?.getBoundingClientRect();
      const { top, bottom } = control.getBoundingClientRect();
      if (before && bottom <= before.top && top < before.top)
        found.push(`“${control.textContent.trim().slice(0, 40)}” stands above what comes before it`);
    }
    return found;
  });
}

/**
 * Words that do not say their language on a page whose restaurant writes in Arabic: Latin ones that are not said to be English and run
 * from left to right, Arabic ones that are said to be English. What is read aloud from an attribute is of one language only.
 */
export function wordsOfNoLanguage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    const isLatin = (text: string) => /[a-z]{2}/iu.test(text);
    const isArabic = (text: string) => /\p{Script=Arabic}{2}/u.test(text);

    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'value'])
      for (const element of document.body.querySelectorAll(`[${name}]:not([type=hidden], [type=checkbox])`)) {
        const text = element.getAttribute(name) ?? '';
        const language = languageOf(element);
        if (language === 'en' ? isArabic(text) : isLatin(text)) found.push(`${language} ${name}: ${text}`);
      }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || parent.closest('script, style, [hidden]')) continue;
      const language = languageOf(parent);
      const { direction } = getComputedStyle(parent);
      const isSaid = isLatin(text)
        ? language === 'en' && direction === 'ltr'
        : language !== 'en' || !isArabic(text);
      if (!isSaid) found.push(`${language} ${direction}: ${text}`);
    }
    return found;
  });
}

/** Names and descriptions that do not begin at the page's start edge, or do not run the way they are written in. */
export function textsAtOtherEdge(page: Page, direction: 'ltr' | 'rtl'): Promise<string[]> {
  return page.evaluate((own) => {
    const isFromRight = document.documentElement.dir === 'rtl';
    const texts = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(li h3, li h3 ~ p, li > p, article h1, article p, section > div > p)[dir=auto], article h1 > bdi',
      ),
    ];
    if (texts.length === 0) return ['no text was looked at'];
    return texts.flatMap((text) => {
      const { direction: runs, textAlign } = getComputedStyle(text);
      const block = text.localName === 'bdi' ? (text.parentElement ?? text) : text;
      const aligned = getComputedStyle(block);
      const range = document.createRange();
      range.selectNodeContents(text);
      const [line, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
      const padding = Number.parseFloat(isFromRight ? aligned.paddingRight : aligned.paddingLeft);
      const gap = (isFromRight ? box.right - line.right : line.left - box.left) - padding;
      const said = text.textContent.slice(0, 30);
      // The dish's place ends in the restaurant's name, and advice is the page's own.
      if (runs !== own && !text.textContent.includes(' · ')) return [`${runs}: ${said}`];
      const picture = text.closest('li')?.querySelector('picture');
      const isBeside = picture && getComputedStyle(picture).float !== 'none';
      const isAtEdge =
        aligned.textAlign === 'center' ||
        (isBeside ? textAlign === (isFromRight ? 'right' : 'left') : Math.abs(gap) < 2);
      return isAtEdge ? [] : [`${Math.round(gap)} px in, ${textAlign}: ${said}`];
    });
  }, direction);
}

/** Controls that are told from what is around them by a fill alone, which forced colours take away: neither text nor edge is left. */
export function lostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isEdged = (element: Element) => {
      const { borderBlockStartWidth, borderBlockStartStyle } = getComputedStyle(element);
      return borderBlockStartStyle !== 'none' && Number.parseFloat(borderBlockStartWidth) > 0;
    };
    return [
      ...document.querySelectorAll('button, input:not([type=hidden]), a[href$="#find"], [id=find] label'),
    ].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      // A box that is ticked is drawn by its label; what leads to a part of the page is underlined once it has the focus.
      const drawn = control.closest('label') ?? control;
      const isOffPage = drawn.getBoundingClientRect().bottom + scrollY < 0;
      if (isOffPage || isEdged(drawn) || isEdged(control) || drawn.querySelector('input[type=search]'))
        return [];
      return [`${control.localName} “${control.textContent.trim()}”`];
    });
  });
}

/** What moves by itself, or would move when something changes. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0);
    const found = document.getAnimations().map(({ id }) => `animation ${id}`);
    for (const element of document.querySelectorAll('html, body, body *'))
      for (const part of ['', '::before', '::after']) {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part);
        if (lasts(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth')
          found.push(`${element.localName}${part}`);
      }
    return [...new Set(found)];
  });
}
