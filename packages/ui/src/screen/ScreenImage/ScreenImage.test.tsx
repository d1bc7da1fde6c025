import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import steak from '../../guest/story-pictures/steak.webp?url';
import { ScreenFace } from '../ScreenFace/index.ts';
import { contentWith, sectionOf, spotlitDishes, storyMenus, storyStatus } from '../story-content.ts';
import type { ScreenPicture } from '../types.ts';

const widths = [320, 640, 960, 1280, 1920, 3840];

/** In so many widths that another share of the glass asks for another of them, and never loaded before. */
function picture(name: string): ScreenPicture {
  const variant = (width: number) => `${steak}?${name}-${width}`;
  const srcSet = widths.map((width) => `${variant(width)} ${width}w`).join(', ');
  return {
    sources: [{ type: 'image/webp', srcSet }],
    src: variant(320),
    alt: 'A steak',
    width: 500,
    height: 267,
  };
}

/** The variant that a player has ready before its page is due: of a picture that lies unseen in the page and says nothing of its size. */
async function madeReady({ sources, src }: ScreenPicture): Promise<string> {
  const place = document.createElement('picture');
  for (const { type, srcSet } of sources)
    place.append(Object.assign(document.createElement('source'), { type, srcset: srcSet }));
  const image = new Image();
  place.append(image);
  place.hidden = true;
  document.body.append(place);
  image.src = src;
  await image.decode();
  const { currentSrc } = image;
  place.remove();
  return currentSrc;
}

test.each(['SPOTLIGHT', 'MIXED'] as const)(
  'a page of a %s shows the variant of a picture that was made ready for it',
  async (layout) => {
    const shown = picture(layout);
    const dish = { ...spotlitDishes.usual, picture: shown };
    const glass = document.body.appendChild(document.createElement('div'));
    Object.assign(glass.style, { width: '1280px', height: '720px' });
    const root = createRoot(glass);
    const others = storyMenus.forty[0]?.dishes.slice(0, 4) ?? [];
    const content = contentWith({ layout, sections: sectionOf('From the grill', dish, ...others) });
    flushSync(() =>
      root.render(<ScreenFace content={content} page={0} status={storyStatus} onPages={vi.fn()} isStill />),
    );
    const image = await vi.waitUntil(() => glass.querySelector<HTMLImageElement>(`img[alt="${shown.alt}"]`), {
      timeout: 20_000,
    });
    await image.decode();
    expect(image.currentSrc).toBe(await madeReady(shown));
    root.unmount();
    glass.remove();
  },
);
