import { commands, page } from 'vitest/browser';
import type { PictureTaker } from './picture-taker.ts';
import { modesOf, type PictureMode } from './modes.ts';
import { painted } from '../painted.ts';
import { drawAfresh, MOST_FRAMES, settle } from './settle.ts';
import { endHover } from '../../packages/ui/src/stories/freshInput.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers why the picture is not accepted; nothing where it is. */
    takePicture: (storyId: string, mode: string) => Promise<string | undefined>;
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

const takePictures: PictureTaker = async ({ id, tags }) => {
  // Whether a press leaves its place hovered depends on how busy the machine is.
  endHover();
  await drawAfresh();
  const wrong: string[] = [];
  const own = { width: globalThis.innerWidth, height: globalThis.innerHeight };
  const root = document.documentElement;
  root.dataset['picture'] = '';
  try {
    for (const [width, modes] of Map.groupBy(modesOf(tags), (mode) => mode.width ?? own.width)) {
      await resize(width, own.height);
      await settle();
      await growToContent();
      for (const mode of modes) {
        const reason = await inMode(mode, () => commands.takePicture(id, mode.name));
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

async function inMode<Result>(mode: PictureMode, work: () => Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  root.dataset['theme'] = mode.theme;
  if (mode.isForced) await commands.forceColors(true);
  try {
    await settle();
    return await work();
  } finally {
    if (mode.isForced) await commands.forceColors(false);
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  }
}

/**
 * Makes the window as high as a page that scrolls, so that all of it is in the picture. A page that its play function has
 * scrolled is about that place, and stays there.
 */
async function growToContent(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= globalThis.innerHeight || globalThis.scrollY > 0) return;
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
