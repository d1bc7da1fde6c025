import { useCallback, useEffect, useState } from 'react';
import { screenTimes } from './motion.ts';
import type { ScreenPageInfo } from './types.ts';

const { beat } = screenTimes;

interface Place {
  /** The page in view; null before there was one. */
  key: string | null;
  index: number;
  /** Seconds that it has stood. */
  stood: number;
}

/** What a rotation tells. */
export interface Rotation {
  /** From 0; 0 where there are no pages. */
  page: number;
  /** 0 to 1 of the page's time, where it will be at the next beat; null where nothing turns. */
  progress: number | null;
  next: () => void;
  previous: () => void;
}

type Pages = readonly Pick<ScreenPageInfo, 'key' | 'seconds'>[];

/** Where the page in view stands now: pages before it may have come or gone. */
export function indexInView(pages: Pages, { key, index }: Pick<Place, 'key' | 'index'>): number {
  const found = pages.findIndex((page) => page.key === key);
  return found === -1 ? Math.max(0, Math.min(index, pages.length - 1)) : found;
}

function at(pages: Pages, index: number): Place {
  const around = pages.length === 0 ? 0 : (index + pages.length) % pages.length;
  return { key: pages[around]?.key ?? null, index: around, stood: 0 };
}

function after(pages: Pages, place: Place): Place {
  const index = indexInView(pages, place);
  const isSame = pages[index]?.key === place.key;
  const stood = (isSame ? place.stood : 0) + beat / 1000;
  if (stood >= (pages[index]?.seconds ?? 0)) return at(pages, index + 1);
  return { key: pages[index]?.key ?? null, index, stood };
}

/** Which page of a screen is in view, and for how much longer; the page in view stays when pages around it change. */
export function useRotation(pages: Pages, { isPaused = false }: { isPaused?: boolean } = {}): Rotation {
  const [place, setPlace] = useState<Place>({ key: null, index: 0, stood: 0 });
  const turns = pages.length > 1;
  useEffect(() => {
    if (isPaused || !turns) return undefined;
    const beats = setInterval(() => setPlace((before) => after(pages, before)), beat);
    return () => clearInterval(beats);
  }, [pages, isPaused, turns]);
  const turn = useCallback(
    (by: number) => setPlace((before) => at(pages, indexInView(pages, before) + by)),
    [pages],
  );
  const page = indexInView(pages, place);
  const shown = pages[page];
  const stood = shown?.key === place.key || place.key === null ? place.stood : 0;
  const ahead = isPaused ? 0 : beat / 1000;
  return {
    page,
    progress: turns && shown ? Math.min(1, (stood + ahead) / shown.seconds) : null,
    next: useCallback(() => turn(1), [turn]),
    previous: useCallback(() => turn(-1), [turn]),
  };
}
