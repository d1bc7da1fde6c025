import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { leastType } from './measures.ts';
import type { Glass } from './useGlass.ts';

/** What a name may be set in, and how many lines it may have. */
export interface FitRules {
  /** In percent of the glass's height, the largest first. */
  ladder: readonly number[];
  /** Multiplies them: some faces are small for their size. */
  factor: number;
  /** Below this size a name may have five lines, else three. */
  fiveLinesBelow: number;
  /** The share of its region that the block may take; a picture has the rest. */
  share?: number;
  /** No more room can be had: what does not fit is made smaller than the ladder, down to the least letters. */
  isLast?: boolean;
}

const fewLines = 3;
const manyLines = 5;

/** Text gives way before it makes a name smaller than this share of what it could be. */
const leastBesideText = 0.6;

/** What a name that finds no room is made smaller by at a time. */
const step = 0.88;

function heightOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).height);
}

/** The region's height without its padding: what the block in it may take. */
function roomIn(region: Element): number {
  const { height, paddingTop, paddingBottom } = getComputedStyle(region);
  return Number.parseFloat(height) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

function isWhole(name: HTMLElement, most: number): boolean {
  const { lineHeight } = getComputedStyle(name);
  const lines = Math.round(heightOf(name) / Number.parseFloat(lineHeight));
  return lines <= most && name.scrollWidth <= name.clientWidth + 1;
}

/** The first size, from this one down in steps to the least, in which all finds room; the least where none does. */
function smallerThan(size: number, least: number, fits: (size: number) => boolean): number {
  let smaller = size;
  while (smaller > least && !fits(smaller)) smaller = Math.max(least, smaller * step);
  return smaller;
}

/** Sets the name as large as it can be; texts that find no room even beside a smaller name give way, the last sentence first. False where not even that is enough. */
export function fit(
  region: HTMLElement,
  { ladder, factor, fiveLinesBelow, share = 1, isLast = false }: FitRules,
): boolean {
  const block = region.querySelector<HTMLElement>('[data-fit="block"]');
  const name = region.querySelector<HTMLElement>('[data-fit="name"]');
  const texts = [...region.querySelectorAll<HTMLElement>('[data-fit="text"]')];
  if (!block || !name) return true;
  const room = roomIn(region) * share + 1;
  const draw = (size: number, shown: number) => {
    region.style.setProperty('--name', `${size}cqh`);
    region.style.setProperty('--name-face', `${size * factor}cqh`);
    for (const [index, text] of texts.entries()) text.hidden = index >= shown;
  };
  const fits = (size: number) =>
    isWhole(name, size < fiveLinesBelow ? manyLines : fewLines) && heightOf(block) <= room;
  delete name.dataset['breaks'];
  const bare = ladder.find((size) => {
    draw(size, 0);
    return fits(size);
  });
  // Not even its longest word, or a fifth line, finds room: it is broken rather than cut, and has as many lines as it needs.
  if (bare === undefined) name.dataset['breaks'] = '';
  const smallest = ladder.at(-1) ?? 0;
  const least = isLast ? leastType / factor : smallest;
  const largest =
    bare ??
    smallerThan(smallest, least, (size) => {
      draw(size, 0);
      return heightOf(block) <= room;
    });
  for (let shown = texts.length; shown > 0; shown -= 1) {
    for (const size of ladder) {
      if (size > largest || size < largest * leastBesideText) continue;
      draw(size, shown);
      if (bare === undefined ? heightOf(block) <= room : fits(size)) return true;
    }
  }
  draw(largest, 0);
  return bare !== undefined || heightOf(block) <= room;
}

/**
 * Fits what stands in a region of the glass whenever it, or the glass, is another. It is crowded where the words find no room
 * beside a picture: then they have the picture's as well.
 */
export function useFit(
  rulesOf: (isCrowded: boolean) => FitRules,
  glass: Glass,
  content: unknown,
): { ref: RefObject<HTMLDivElement | null>; isCrowded: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [crowded, setCrowded] = useState<{ glass: Glass; content: unknown } | null>(null);
  const isCrowded = crowded !== null && crowded.glass === glass && crowded.content === content;
  useLayoutEffect(() => {
    const rules = { ...rulesOf(isCrowded), isLast: isCrowded };
    if (ref.current && !fit(ref.current, rules) && !isCrowded) setCrowded({ glass, content });
  }, [rulesOf, glass, content, isCrowded]);
  return { ref, isCrowded };
}
