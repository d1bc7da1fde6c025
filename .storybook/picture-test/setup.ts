import { commands, page } from 'vitest/browser';
import type { PictureTaker } from './picture-taker.ts';
import { modesOf, type PictureMode } from './modes.ts';
import type { Verdict } from './picture-run.ts';
import { painted } from '../painted.ts';
import { drawAfresh, MOST_FRAMES, settle } from './settle.ts';
import { endHover } from '../../packages/ui/src/stories/freshInput.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (storyId: string, mode: string, hasLooksLeft: boolean) => Promise<Verdict>;
    forceColors: (isOn: boolean) => Promise<void>;
  }
}

// Parts that load late are here before the first story wants them.
import.meta.glob(
  '../../packages/ui/src/**/{Drawer,TooltipBubble,MenuSurface,CropDialog,LongTable,ToastRegion}.tsx',
  {
    eager: true,
  },
);

/** How high a picture may be; a longer page is cut. */
const HIGHEST = 3000;

const takePictures: PictureTaker = async ({ id, title, tags }) => {
  // Whether a press leaves its place hovered depends on how busy the machine is.
  endHover();
  await drawAfresh();
  const wrong: string[] = [];
  const own = { width: globalThis.innerWidth, height: globalThis.innerHeight };
  const root = document.documentElement;
  root.dataset['picture'] = '';
  try {
    for (const [width, modes] of Map.groupBy(modesOf({ title, tags }), (mode) => mode.width ?? own.width)) {
      await resize(width, own.height);
      await settle();
      if (!tags.includes('first-window')) await growToContent();
      for (const mode of modes) {
        const reason = await inMode(mode, () => whyNotAccepted(id, mode));
        if (reason) wrong.push(`${mode.name}: ${reason}`);
      }
    }
  } finally {
    delete root.dataset['picture'];
    await resize(own.width, own.height);
  }
  if (wrong.length > 0)
    throw new Error(`The pictures of ${id} are not as accepted.\n  ${wrong.join('\n  ')}`);
};

// Set up once for all stories of a page. A hook of Vitest's would be one for the first file only.
globalThis.takePictures = takePictures;

/** Waits before a picture that differs is painted and taken again, in ms: a starved browser may paint late, or in part. */
const SECOND_LOOKS = [100, 200, 400];

/**
 * Takes a picture, and again while it is not as accepted; answers why it is not, or nothing. Before another look all of it
 * is painted in the other colours, since Chromium keeps what it has painted in these.
 */
async function whyNotAccepted(id: string, mode: PictureMode): Promise<string | undefined> {
  const other = mode.theme === 'dark' ? 'light' : 'dark';
  for (const wait of SECOND_LOOKS) {
    const verdict = await commands.takePicture(id, mode.name, true);
    if (verdict === 'accepted') return undefined;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await inTheme(other, drawAfresh);
    await settle();
  }
  const verdict = await commands.takePicture(id, mode.name, false);
  return typeof verdict === 'string' ? undefined : verdict.reason;
}

/** Shows the page in a theme while something is done. */
async function inTheme<Result>(name: PictureMode['theme'], work: () => Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = name;
  try {
    return await work();
  } finally {
    if (before) root.dataset['theme'] = before;
    else delete root.dataset['theme'];
  }
}

function inMode<Result>(mode: PictureMode, work: () => Promise<Result>): Promise<Result> {
  return inTheme(mode.theme, async () => {
    if (mode.isForced) await commands.forceColors(true);
    try {
      await settle();
      return await work();
    } finally {
      if (mode.isForced) await commands.forceColors(false);
    }
  });
}

/** A dialog or drawer with what covers the page; react-aria tells it the window's height. */
const MODAL = '[style*="--visual-viewport-height"]';

/**
 * Makes the window as high as a page that scrolls, so that all of it is in the picture. A story tagged `scrolled` is about
 * the place that its play function has scrolled to, and one with a dialog about the dialog: they stay as they are. So does
 * one tagged `first-window`: what is below is in the picture of another story.
 */
async function growToContent(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= globalThis.innerHeight || globalThis.scrollY > 0 || document.querySelector(MODAL))
    return;
  await resize(globalThis.innerWidth, Math.min(scrollHeight, HIGHEST));
  await settle();
}

/** Gives the window a size, and waits until the page has it. */
async function resize(width: number, height: number): Promise<void> {
  const isSo = () => globalThis.innerWidth === width && globalThis.innerHeight === height;
  if (isSo()) return;
  await page.viewport(width, height);
  for (let frame = 0; frame < MOST_FRAMES && !isSo(); frame += 1) await painted();
  await painted();
}
