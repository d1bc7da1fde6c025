import { writeDown } from './written-down.ts';

/** What the next page of this tab puts up before its scripts have come (`screen/index.html`). */
const key = 'cardamom.screen.curtain';
/** The element that it puts up. */
const curtainId = 'curtain';

/** More than this is not written down: the tab would be slow to close, in characters. */
const most = 2_000_000;

/** The curtain that is up, the rules that came with it, and as it was written down. */
function curtainUp(): (HTMLElement & { sheet?: CSSStyleSheet; written?: string }) | null {
  return document.getElementById(curtainId);
}

function rulesOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('');
  } catch {
    return '';
  }
}

/** What stands on the glass: what is still up, or else the page. */
function curtainOfNow(): string | null {
  const up = curtainUp();
  if (up) return up.written ?? null;
  const glass = document.querySelector('main');
  const css = [...document.styleSheets, ...document.adoptedStyleSheets].map(rulesOf).join('');
  return glass && JSON.stringify({ css, glass: writeDown(glass, 'div') });
}

/** Writes down what stands on the glass, so that a page that is loaded anew begins with it and not with nothing. */
export function drawCurtain(): void {
  const curtain = curtainOfNow();
  if (curtain === null || curtain.length > most) return;
  try {
    sessionStorage.setItem(key, curtain);
  } catch {
    // It begins with its paper.
  }
}

/** Takes it away, once what is behind it is at rest. */
export function liftCurtain(): void {
  const curtain = curtainUp();
  if (!curtain) return;
  const { sheet } = curtain;
  curtain.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}
