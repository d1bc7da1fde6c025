import type { ScreenPicture } from '@cardamom/ui/screen';
import { picturesAccepted } from '../../worker/accepted-pictures.ts';
import { picturesCache } from '../../worker/screen-worker-messages.ts';

/** A picture that the browser has chosen a variant of, and that nobody sees. */
interface Drawing {
  image: HTMLImageElement;
  /** Lets go of it. */
  leave: () => void;
}

/**
 * A picture that the browser draws from the same variants as the face does. It lies in the page, unseen: Chromium listens for another size
 * of the window as long as a picture that chose among widths is not taken out of a page, and so holds one that never was in any for ever.
 */
function drawn({ sources, src }: ScreenPicture): Drawing {
  const place = document.createElement('picture');
  for (const { type, srcSet } of sources) {
    const source = document.createElement('source');
    source.type = type;
    source.srcset = srcSet;
    place.append(source);
  }
  const image = new Image();
  place.append(image);
  place.hidden = true;
  document.body.append(place);
  image.src = src;
  return { image, leave: () => place.remove() };
}

async function decoded(picture: ScreenPicture): Promise<Drawing> {
  const drawing = drawn(picture);
  try {
    await drawing.image.decode();
    return drawing;
  } catch (error) {
    drawing.leave();
    throw error;
  }
}

/** Has the pictures of the next page ready before they are due. */
export function createDecoder() {
  let key: string | null = null;
  let isReady = true;
  /** Held until the page after it, so that the browser keeps them decoded. */
  let held: Drawing[] = [];

  function hold(drawings: Drawing[]): void {
    for (const { leave } of held) leave();
    held = drawings;
  }

  async function decodeAll(page: { key: string; pictures: readonly ScreenPicture[] }): Promise<void> {
    const results = await Promise.allSettled(page.pictures.map(decoded));
    const drawings = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (key !== page.key) {
      for (const { leave } of drawings) leave();
      return;
    }
    hold(drawings);
    isReady = true;
  }

  return {
    /** Begins with the pictures of a page. */
    prepare(page: { key: string; pictures: readonly ScreenPicture[] }): void {
      if (page.key === key) return;
      key = page.key;
      isReady = page.pictures.length === 0;
      if (isReady) return;
      void decodeAll(page);
    },
    /** Whether what was begun with is decoded, or will never be. */
    isReady: () => isReady,
    /** Drops all. */
    stop(): void {
      key = null;
      hold([]);
    },
  };
}

/** The address of the variant that the browser has chosen and fetched; throws where it cannot be had. */
function fetched(picture: ScreenPicture): Promise<string> {
  return new Promise((resolve, reject) => {
    const { image, leave } = drawn(picture);
    const end = (tell: () => void) => () => {
      tell();
      leave();
    };
    image.addEventListener(
      'load',
      end(() => resolve(image.currentSrc)),
      { once: true },
    );
    image.addEventListener(
      'error',
      end(() => reject(new Error(`There is no ${picture.src}`))),
      { once: true },
    );
  });
}

/** Keeps what the browser has chosen, under its bare address: one that was kept with what was accepted would be found with that alone. */
async function keep(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: picturesAccepted } });
  if (!answer.ok) throw new Error(`There is no ${address}`);
  await cache.put(address, answer);
}

/** So many are kept for one screen at most. */
const most = 600;

/**
 * Fetches all pictures that a screen may show, one after the other, and keeps them for when there is no network; lets go of what it shows
 * no more. Where the browser keeps nothing (plain http) they are at least in its own cache. A later call ends an earlier one.
 */
export function createPictureKeeper(code: string): (pictures: readonly ScreenPicture[]) => Promise<void> {
  let latestRun = 0;
  /** What is kept, by the address that names the picture. */
  let known: ReadonlyMap<string, string> = new Map();
  return async (pictures) => {
    latestRun += 1;
    const run = latestRun;
    const cache = 'caches' in globalThis ? await caches.open(picturesCache + code) : null;
    const kept = new Map<string, string>();
    let areAllThere = true;
    for (const picture of pictures.slice(0, most)) {
      try {
        const address = known.get(picture.src) ?? (await fetched(picture));
        if (run !== latestRun) return;
        if (cache && !known.has(picture.src) && !(await cache.match(address))) await keep(cache, address);
        kept.set(picture.src, address);
      } catch {
        // Tried again with the next reading.
        areAllThere = false;
      }
    }
    if (run !== latestRun) return;
    known = kept;
    // Where some could not be had there may be no network, and what was kept before is needed.
    if (cache === null || !areAllThere) return;
    const shown = new Set(kept.values());
    for (const request of await cache.keys()) if (!shown.has(request.url)) await cache.delete(request);
  };
}

/** Lets go of the pictures of all screens but these. */
export async function forgetPictures(codes: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith(picturesCache) && !codes.includes(name.slice(picturesCache.length)))
      await caches.delete(name);
}
