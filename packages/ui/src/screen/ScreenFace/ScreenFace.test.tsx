import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { interUrls } from '../../theme/font-files.ts';
import { fontFaceCss, themeCss } from '../../theme/index.ts';
import { lookNames } from '../../guest/looks/index.ts';
import { randomOf } from '../planning/random-menu.ts';
import { faultsIn, smallestType } from '../overlaps.ts';
import { randomContent } from '../random-content.ts';
import { contentWith, storyMenus, storyStatus } from '../story-content.ts';
import { storyDish } from '../story-dishes.ts';
import type { ScreenContent, ScreenDish, ScreenPageInfo } from '../types.ts';
import { ScreenFace } from './ScreenFace.tsx';

/** Menus that are looked at; `VITE_SCREEN_MENUS` asks for more. */
const menus = Number(import.meta.env['VITE_SCREEN_MENUS'] ?? 8);

/** For all menus of a size: enough for a machine that is busy otherwise. */
const longestMs = Math.max(600_000, menus * 15_000);

/**
 * Menus that once had something beyond the edge or over another: a large name, a name of nine lines, a row taller than its room below a
 * picture, the foot, what comes next under an awning, the name on it.
 */
const hardMenus = [76, 80, 87, 212, 235, 448, 573, 590, 616, 730, 731, 787, 823];

const seeds = [
  ...Array.from({ length: menus }, (_, seed) => seed),
  ...hardMenus.filter((seed) => seed >= menus),
];

const sizes = [
  [1920, 1080],
  [1080, 1920],
  [1280, 720],
  [3840, 2160],
  [720, 1280],
  [1024, 768],
] as const;

let glass: HTMLElement;
let root: Root;
let pages: readonly ScreenPageInfo[] = [];
let reports = 0;

function hear(told: readonly ScreenPageInfo[]): void {
  pages = told;
  reports += 1;
}

/** Draws a page, measures and all, before it returns. */
function draw(content: ScreenContent, page = 0): void {
  flushSync(() =>
    root.render(<ScreenFace content={content} page={page} status={storyStatus} onPages={hear} isStill />),
  );
}

function resize([width, height]: readonly [number, number]): void {
  Object.assign(glass.style, { width: `${width}px`, height: `${height}px` });
}

/** A glass of its own for each size: the first look at it is all that is asked. */
function hang(size: readonly [number, number]): void {
  root?.unmount();
  glass?.remove();
  glass = document.createElement('div');
  document.body.append(glass);
  resize(size);
  root = createRoot(glass);
}

beforeAll(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${fontFaceCss(interUrls)}${themeCss}`);
  document.adoptedStyleSheets.push(sheet);
  hang([1920, 1080]);
  for (const look of lookNames) {
    draw(contentWith({ look, sections: storyMenus.forty }));
    draw(contentWith({ look, layout: 'SPOTLIGHT', sections: storyMenus.rightToLeft }));
    // eslint-disable-next-line no-await-in-loop -- one look after the other brings its faces
    await document.fonts.ready;
  }
});

afterAll(() => {
  root.unmount();
  glass.remove();
});

describe.each(sizes)('on a glass of %s × %s', (width, height) => {
  test(
    'no text stands over another or beyond the edge, none is too small, and every dish is shown once',
    () => {
      const wrong: string[] = [];
      hang([width, height]);
      for (const seed of seeds) {
        const content = randomContent(seed);
        draw(content);
        const there = content.sections.flatMap(({ dishes }) => dishes.filter(({ isSoldOut }) => !isSoldOut));
        const shown = pages.flatMap(({ dishIds }) => dishIds);
        if (there.some(({ id }) => shown.filter((one) => one === id).length !== 1))
          wrong.push(`${seed}: dishes`);
        for (const page of pages.keys()) {
          draw(content, page);
          wrong.push(...faultsIn(glass).map((fault) => `menu ${seed}, page ${page + 1}: ${fault}`));
          if (smallestType(glass) < Math.min(width, height) / 40 - 0.01) wrong.push(`${seed}: small type`);
        }
      }
      expect(wrong).toEqual([]);
    },
    longestMs,
  );
});

test('pages are told once, and again only when they are others', () => {
  hang([1920, 1080]);
  reports = 0;
  const content = contentWith({ sections: storyMenus.forty });
  draw(content);
  expect(reports).toBe(1);
  draw(content, 1);
  draw({ ...content });
  expect(reports).toBe(1);
  draw({ ...content, sections: storyMenus.twelve });
  expect(reports).toBe(2);
});

/** Most rows that come at once, until the pages are told, to be measured. */
async function mostMeasured(): Promise<number> {
  let [most, before] = [0, 0];
  const observer = new MutationObserver(() => {
    const now = glass.querySelectorAll('[data-gauge] li').length;
    most = Math.max(most, now - before);
    before = now;
  });
  observer.observe(glass, { childList: true, subtree: true });
  await expect.poll(() => pages.length, { timeout: 20_000 }).toBeGreaterThan(0);
  observer.disconnect();
  return most;
}

/** A menu of dishes that have little but names of so many parts at most, and prices. */
function plainContent(seed: number, dishes = 60, parts = 5): ScreenContent {
  const random = randomOf(seed);
  const words = ['Sea bass', 'grilled', 'of the house', 'Wiener Schnitzel', 'to share', 'Crème brûlée', 'II'];
  const nameOf = () =>
    Array.from(
      { length: 1 + Math.floor(random() * parts) },
      () => words[Math.floor(random() * words.length)],
    ).join(' ');
  const { look, direction } = randomContent(seed);
  const sections = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, section) => ({
    id: `section ${section}`,
    title: nameOf(),
    dishes: [] as ScreenDish[],
  }));
  for (let at = 0; at < dishes; at += 1) {
    const text = `€${(random() * (random() < 0.1 ? 2000 : 30)).toFixed(2)}`;
    const dish = { ...storyDish(nameOf()), id: `${at}`, prices: [{ label: '', text }], picture: null };
    sections[at % sections.length]?.dishes.push({ ...dish, isSoldOut: random() < 0.05 });
  }
  return contentWith({ look, direction, layout: 'BOARD', sections });
}

/** Begins to draw where somebody works beside it; the pages come later. */
function drawGently(content: ScreenContent): void {
  flushSync(() =>
    root.render(
      <ScreenFace content={content} page={0} status={storyStatus} onPages={hear} isStill isGentle />,
    ),
  );
}

interface DrawnRow {
  /** To half a pixel: what rows leave over is shared between them. */
  height: ReturnType<typeof expect.closeTo>;
  isBroken: boolean;
}

/** The height of each row in sight, and whether its prices stand below its name. */
function drawnRows(): { height: number; isBroken: boolean }[] {
  return [...glass.querySelectorAll<HTMLElement>('[data-dish]:not([data-gauge] *)')].map((row) => ({
    height: Number.parseFloat(getComputedStyle(row).height),
    isBroken: row.dataset['broken'] !== undefined,
  }));
}

let rowsOnScreen: DrawnRow[] = [];

/** The pages of a menu on its screen, and the rows on the first (`rowsOnScreen`); the glass is empty again afterwards. */
function pagesOnScreen(
  content: ScreenContent,
  size: readonly [number, number] = [1920, 1080],
): readonly ScreenPageInfo[] {
  hang(size);
  draw(content);
  const told = pages;
  rowsOnScreen = drawnRows().map(({ height, isBroken }) => ({
    height: expect.closeTo(height, 0),
    isBroken,
  }));
  hang(size);
  pages = [];
  return told;
}

describe('beside somebody who works', () => {
  beforeEach(() => {
    hang([1920, 1080]);
    pages = [];
  });

  test.each(['forty', 'hundred'] as const)(
    'a menu (%s) has the pages that it has on its screen, and few rows are drawn at once',
    async (name) => {
      const content = contentWith({ look: 'GRIDDLE', sections: storyMenus[name] });
      const onScreen = pagesOnScreen(content);
      const measured = mostMeasured();
      drawGently(content);
      const most = await measured;
      expect(pages).toEqual(onScreen);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(12);
    },
  );

  test.each([
    [1920, 1080],
    [480, 270],
  ] as const)(
    'any menu has the rows on its pages that it has on its screen, each as tall, on a glass of %s × %s',
    async (...size) => {
      for (const seed of seeds) {
        for (const plain of [false, true]) {
          const content = plain ? plainContent(seed) : { ...randomContent(seed), layout: 'BOARD' as const };
          const onScreen = pagesOnScreen(content, size);
          const rows = rowsOnScreen;
          drawGently(content);
          // eslint-disable-next-line no-await-in-loop -- one menu after the other stands on the glass
          await expect.poll(() => pages.length, { timeout: 20_000 }).toBe(onScreen.length);
          expect({ seed, pages, rows: drawnRows() }).toEqual({ seed, pages: onScreen, rows });
        }
      }
    },
    longestMs,
  );

  test('three hundred dishes that differ in their names alone are measured by a few of them', async () => {
    const drawn = new Set<Node>();
    const observer = new MutationObserver(() => {
      for (const row of glass.querySelectorAll('[data-gauge] li')) drawn.add(row);
    });
    observer.observe(glass, { childList: true, subtree: true });
    drawGently(plainContent(3, 300, 1));
    await expect.poll(() => pages.length, { timeout: 20_000 }).toBeGreaterThan(0);
    observer.disconnect();
    expect(drawn.size).toBeGreaterThan(0);
    expect(drawn.size).toBeLessThan(60);
  });

  test('another menu that comes while one is measured is the one that is shown', async () => {
    const wanted = contentWith({ sections: storyMenus.forty });
    const onScreen = pagesOnScreen(wanted);
    drawGently(contentWith({ sections: storyMenus.hundred }));
    drawGently(wanted);
    await mostMeasured();
    expect(pages).toEqual(onScreen);
  });

  test('screens with the same menu measure it once, and others wait for their turn', async () => {
    const one = contentWith({ look: 'CANDLE', sections: storyMenus.forty });
    const other = contentWith({ look: 'LINEN', sections: storyMenus.forty });
    const told = new Map<string, readonly ScreenPageInfo[]>();
    let [drawn, most] = [0, 0];
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const slices = added.filter((node) => node instanceof HTMLElement && node.matches('[data-gauge]'));
      drawn += slices.length;
      most = Math.max(most, glass.querySelectorAll(':has(> [data-gauge])').length);
    });
    observer.observe(glass, { childList: true, subtree: true });
    const face = (name: string, content: ScreenContent) => (
      <ScreenFace
        content={content}
        page={0}
        status={storyStatus}
        onPages={(heard) => told.set(name, heard)}
        isStill
        isGentle
      />
    );
    flushSync(() =>
      root.render(
        <>
          {face('first', one)}
          {face('second', { ...one, menuName: 'Another name' })}
          {face('third', other)}
        </>,
      ),
    );
    await expect.poll(() => told.size, { timeout: 20_000 }).toBe(3);
    observer.disconnect();
    expect(told.get('second')).toEqual(told.get('first'));
    expect(most).toBe(1);
    // Forty rows, twelve at a time, for two menus.
    expect(drawn).toBeLessThanOrEqual(2 * 4);
  });
});
