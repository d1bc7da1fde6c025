import { commands, page } from 'vitest/browser';
import type { PictureTaker } from './picture-taker.ts';
import { modesOf, type PictureMode } from './modes.ts';
import { settle } from './settle.ts';
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
  const wrong: string[] = [];
  for (const mode of modesOf(tags)) {
    const reason = await inMode(mode, () => commands.takePicture(id, mode.name));
    if (reason) wrong.push(`${mode.name}: ${reason}`);
  }
  if (wrong.length > 0)
    throw new Error(`The pictures of ${id} are not as accepted.\n  ${wrong.join('\n  ')}`);
};

// Set up once for all stories of a page. A hook of Vitest's would be one for the first file only.
globalThis.takePictures = takePictures;

async function inMode<Result>(mode: PictureMode, work: () => Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  const window = { width: globalThis.innerWidth, height: globalThis.innerHeight };
  root.dataset['theme'] = mode.theme;
  if (mode.isForced) await commands.forceColors(true);
  if (mode.width) await page.viewport(mode.width, window.height);
  try {
    await settle();
    await growToContent();
    return await work();
  } finally {
    if (globalThis.innerWidth !== window.width || globalThis.innerHeight !== window.height) {
      await page.viewport(window.width, window.height);
    }
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
  await page.viewport(globalThis.innerWidth, Math.min(scrollHeight, HIGHEST));
  await settle();
}
