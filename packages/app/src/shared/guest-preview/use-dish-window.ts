import type { DishRange } from '@cardamom/ui/guest';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Drawn at first, and at once at most: a window of dishes stays cheap to draw again with each key that is typed. */
const fewest = 16;
const most = 120;

/** Drawn beyond what is near. */
const spare = 6;

/** A window of the dishes around one of them. */
export function dishesAround(dish: number): DishRange {
  return { from: Math.max(0, dish - fewest / 2), to: dish + fewest / 2 };
}

/** The window that shows what is needed as well: grown, or moved on where it would be too long. */
export function windowWith(drawn: DishRange, needed: DishRange): DishRange {
  const { from, to } = { from: Math.max(0, needed.from - spare), to: needed.to + spare };
  if (to < drawn.from || from > drawn.to) return { from, to };
  const all = { from: Math.min(from, drawn.from), to: Math.max(to, drawn.to) };
  if (all.to - all.from <= most) return all;
  return from < drawn.from ? { from, to: from + most } : { from: to - most, to };
}

/** Which undrawn dishes are within half a screen of what the glass shows; null for none. */
function neededIn(root: HTMLElement, glass: HTMLElement): DishRange | null {
  const view = glass.getBoundingClientRect();
  const needed: number[] = [];
  for (const room of root.querySelectorAll<HTMLElement>('[data-undrawn]')) {
    const { top, bottom, height } = room.getBoundingClientRect();
    const first = Math.max(top, view.top - view.height / 2);
    const last = Math.min(bottom, view.bottom + view.height / 2);
    if (first >= last) continue;
    const [from = 0, to = 0] = room.dataset['undrawn']?.split(' ').map(Number) ?? [];
    const dishAt = (y: number) => from + ((y - top) / height) * (to - from);
    needed.push(Math.floor(dishAt(first)), Math.ceil(dishAt(last)));
  }
  return needed.length === 0 ? null : { from: Math.min(...needed), to: Math.max(...needed) };
}

/** What a dish takes here, by those that are drawn, in px; null where none is. */
function dishHeightIn(root: HTMLElement): number | null {
  const rows = [...root.querySelectorAll<HTMLElement>('ul[role=list] > li:not([data-undrawn])')];
  if (rows.length === 0) return null;
  return rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / rows.length;
}

/** Tells the rooms of what is not drawn what a dish takes; not the page around them, all of which would be styled anew. */
function tellRooms(root: HTMLElement, height: number | null): void {
  if (height === null) return;
  for (const { style } of root.querySelectorAll<HTMLElement>('[data-undrawn]')) {
    if (style.getPropertyValue('--guest-dish') === '') style.setProperty('--guest-dish', `${height}px`);
  }
}

/**
 * Which dishes of a preview are drawn: those near what its glass shows, which is the parent of `root`. A menu may have
 * thousands, and each key that is typed beside it draws them again. Begins around the dish `first`.
 */
export function useDishWindow(root: RefObject<HTMLElement | null>, first = 0): DishRange {
  const [drawn, setDrawn] = useState(() => dishesAround(first));
  const dishHeight = useRef<number>(null);
  const follow = useEffectEvent(() => {
    const glass = root.current?.parentElement;
    if (root.current) {
      // Once, so that nothing moves later.
      dishHeight.current ??= dishHeightIn(root.current);
      tellRooms(root.current, dishHeight.current);
    }
    const needed = root.current && glass ? neededIn(root.current, glass) : null;
    if (needed) setDrawn(windowWith(drawn, needed));
  });
  // Rooms that are new know it before they are seen.
  useLayoutEffect(() => {
    if (root.current) tellRooms(root.current, dishHeight.current);
  });
  // With the next frame: to measure it earlier would lay out the whole page twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => follow());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const glass = root.current?.parentElement;
    const onScroll = () => follow();
    glass?.addEventListener('scroll', onScroll, { passive: true });
    return () => glass?.removeEventListener('scroll', onScroll);
  }, [root]);
  return drawn;
}
