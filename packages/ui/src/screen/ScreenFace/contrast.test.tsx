import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookNames } from '../../guest/looks/index.ts';
import { interUrls } from '../../theme/font-files.ts';
import { fontFaceCss, themeCss } from '../../theme/index.ts';
import { textsIn } from '../overlaps.ts';
import { contentWith, storyMenus, storyStatus } from '../story-content.ts';
import { screenLayoutNames, type ScreenContent, type ScreenPageInfo } from '../types.ts';
import { ScreenFace } from './ScreenFace.tsx';

/** Read across a room, and in the sun (WCAG 1.4.6, and `docs/decisions.md`, 45). */
const least = 7;

/** What axe knows of a page, beyond what its types say. */
interface Colours {
  getForegroundColor: (element: Element) => object | null;
  getBackgroundColor: (element: Element, elements: Element[]) => object | null;
  getContrast: (ground: object, letters: object) => number;
}
const { color } = (axe as unknown as { commons: { color: Colours } }).commons;

/** The contrast of each text with what is drawn behind it; null where axe cannot tell: over a picture or a gradient, or beyond its ground's edge. */
function contrastsIn(glass: HTMLElement): { text: string; contrast: number | null }[] {
  axe.setup(document.documentElement);
  try {
    return textsIn(glass).map(({ element, text }) => {
      const ground = color.getBackgroundColor(element, []);
      const letters = color.getForegroundColor(element);
      return { text, contrast: ground && letters && color.getContrast(ground, letters) };
    });
  } finally {
    axe.teardown();
  }
}

let glass: HTMLElement;
let root: Root;
let sheet: CSSStyleSheet;
let pages: readonly ScreenPageInfo[] = [];

function hear(told: readonly ScreenPageInfo[]): void {
  pages = told;
}

function draw(content: ScreenContent, page = 0): void {
  flushSync(() =>
    root.render(<ScreenFace content={content} page={page} status={storyStatus} onPages={hear} isStill />),
  );
}

beforeAll(() => {
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`${fontFaceCss(interUrls)}${themeCss}`);
  document.adoptedStyleSheets.push(sheet);
});
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});
beforeEach(() => {
  glass = document.createElement('div');
  Object.assign(glass.style, { width: '1280px', height: '720px' });
  document.body.append(glass);
  root = createRoot(glass);
});
afterEach(() => {
  root.unmount();
  glass.remove();
});

test.each(lookNames.flatMap((look) => screenLayoutNames.map((layout) => [look, layout] as const)))(
  'in %s the texts of a %s stand out from the grounds they are on, in light and dark',
  (look, layout) => {
    const faint: string[] = [];
    let [all, told] = [0, 0];
    for (const isDark of [false, true]) {
      const content = contentWith({ look, layout, isDark, sections: storyMenus.forty });
      draw(content);
      for (const page of pages.keys()) {
        draw(content, page);
        for (const { text, contrast } of contrastsIn(glass)) {
          all += 1;
          if (contrast === null) continue;
          told += 1;
          if (contrast < least)
            faint.push(`${isDark ? 'dark' : 'light'}, page ${page + 1}: ${text} ${contrast.toFixed(2)}`);
        }
      }
    }
    expect(faint).toEqual([]);
    expect(told / all).toBeGreaterThan(0.6);
  },
  120_000,
);
