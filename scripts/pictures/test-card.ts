import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs } from '../../.storybook/picture-test/browser-args.ts';
import { differenceOf } from '../../.storybook/picture-test/difference.ts';
import { decode, encode, isSame, type Picture } from '../../.storybook/picture-test/image.ts';
import { root } from '../lib/paths.mjs';

/** The accepted test card, beside the pictures it vouches for. */
const cardFile = join(root, '.storybook/pictures/test-card.webp');

const interFile = join(
  root,
  'packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** Notes how the machine that took the accepted pictures draws the test card. */
export async function recordTestCard(browser: string): Promise<void> {
  writeFileSync(cardFile, await encode(await drawTestCard(browser)));
}

/**
 * Why no picture of this machine can be compared with the accepted ones, in one line; nothing where they can. The same
 * browser may round differently on another processor: such a machine would call every story changed.
 */
export async function whyDrawsDifferently(browser: string): Promise<string | undefined> {
  if (!existsSync(cardFile)) return undefined;
  const accepted = await decode(cardFile);
  const drawn = await drawAgain(browser);
  if (isSame(accepted, drawn)) return undefined;
  const { pixels } = differenceOf(accepted, drawn);
  return `this machine draws the test card differently from the one that took the accepted pictures, in ${pixels} pixels`;
}

/** Draws it in up to three browsers: on a machine that is busy from the first second, one of them may give no picture. */
async function drawAgain(browser: string, tries = 3): Promise<Picture> {
  try {
    return await drawTestCard(browser);
  } catch (error) {
    if (tries === 1) throw error;
    return drawAgain(browser, tries - 1);
  }
}

async function drawTestCard(executablePath: string): Promise<Picture> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 560 }, reducedMotion: 'reduce' });
    await page.setContent(testCard());
    await page.evaluate('Promise.all([...document.fonts].map((face) => face.load()))');
    return await decode(await page.screenshot());
  } finally {
    await browser.close();
  }
}

/** Everything that stories are drawn with: letters in all weights, lines, round edges, shadows, scaled pictures, mixed colours. */
function testCard(): string {
  const font = readFileSync(interFile).toString('base64');
  const photo = encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="160"><defs><linearGradient id="a"><stop stop-color="#163300"/><stop offset="1" stop-color="#9fe870"/></linearGradient></defs><rect width="300" height="160" fill="url(#a)"/><circle cx="90" cy="70" r="47.5" fill="#fff" fill-opacity=".6"/></svg>`,
  );
  const sizes = [11, 12, 13, 14, 15, 16, 18, 20, 24, 32];
  const line = 'Sea bass, fennel & lime 12.50 €';
  const lines = sizes.map(
    (size, index) => `<p style="font-size:${size}px;font-weight:${400 + index * 30}">${line}</p>`,
  );
  const radii = [0, 4, 8, 12, 999].map(
    (radius) =>
      `<i style="border-radius:${radius}px;box-shadow:0 ${radius % 9}px 12px rgb(14 15 12 / 18%)"></i>`,
  );
  return `<!doctype html><style>
    @font-face { font-family: Card; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
    body { margin: 16px; font-family: Card; color: #0e0f0c; background: #f9fbf6; }
    p { margin: 0 0 2px; }
    i { display: inline-block; margin: 6px; inline-size: 64px; block-size: 40px; border: 1.5px solid #5d7052; background: color-mix(in oklab, #9fe870 40%, #fff); }
    img { inline-size: 217px; block-size: 117px; border-radius: 12px; opacity: .95; }
    svg { inline-size: 20px; block-size: 20px; outline: 2px solid #163300; outline-offset: 2px; margin: 6px; }
    b { display: inline-block; padding: 8px; color: #fff; background: linear-gradient(120deg, #163300, #054d28); transform: translateY(1.5px) rotate(.4deg); }
  </style>${lines.join('')}${radii.join('')}<br>
  <img alt="" src="data:image/svg+xml,${photo}"> <b>Rotated</b>
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"><path d="M3 11.5 12 4l9 7.5M5.5 10v9.5h13V10"/></svg>`;
}
