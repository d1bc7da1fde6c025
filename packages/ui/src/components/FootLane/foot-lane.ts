import { useSyncExternalStore } from 'react';
import { spaceSteps } from '../../theme/index.ts';

/** What may stand at the window's foot, from below: a phone's places, bars of the page, a notice of work, the way back to its top, toasts. */
export const footLevels = ['places', 'bar', 'notice', 'button', 'toast'] as const;

/** One of `footLevels`; what stands there keeps clear of all that is named before it. */
export type FootLevel = (typeof footLevels)[number];

/** Where one of them stands, in px. */
export interface Standing {
  level: FootLevel;
  height: number;
  /** From the window's foot to its lower edge. */
  below: number;
}

const standing = new Map<Element, Standing>();
/** A list is open that lies over the lane. */
let isCovered = false;
const listeners = new Set<() => void>();

const onLevels = (...levels: readonly FootLevel[]) =>
  [...standing.values()].filter(({ level }) => levels.includes(level));
const heightOf = (level: FootLevel) => Math.max(0, ...onLevels(level).map(({ height }) => height));

const floatingLevels = ['notice', 'button', 'toast'] as const satisfies readonly FootLevel[];

/** What floats takes with its gaps, where one stands on the other. */
function heightOfFloating(): number {
  const heights = floatingLevels.map(heightOf).filter((height) => height > 0);
  return heights.reduce((sum, height) => sum + height + spaceSteps[6], 0);
}

/** At the end of the page a bar stands in the page: what finds room below it stays there, so that it covers no row above it. */
function leavesRoom({ level, below }: Standing): boolean {
  return level === 'bar' && below - heightOf('places') >= heightOfFloating() + spaceSteps[2];
}

/** From the window's foot to where the next one may begin, less the least gap that it keeps by itself. */
const roomOf = ({ height, below }: Standing) =>
  Math.max(height, below + height - spaceSteps[4]) + spaceSteps[2];

function tell(): void {
  const { style } = document.documentElement;
  const bars = heightOf('bar');
  const others = Math.max(0, ...onLevels(...floatingLevels).map(roomOf));
  const clearOfBars = bars === 0 ? spaceSteps[4] : bars + spaceSteps[12];
  const clear = `max(calc(var(--cm-foot, 0px) + ${clearOfBars}px), ${others + spaceSteps[6]}px)`;
  style.scrollPaddingBlockEnd = isCovered || bars + others === 0 ? '' : clear;
  for (const listener of listeners) listener();
}

/** Notes what stands at the foot, and where; what is of a higher level moves, and the focus stays clear of it. */
export function standAtFoot(element: Element, now: Standing): void {
  const before = standing.get(element);
  if (before?.below === now.below && before.height === now.height) return;
  standing.set(element, now);
  tell();
}

/** Gives the room of an element back. */
export function leaveFoot(element: Element): void {
  if (standing.delete(element)) tell();
}

function cover(isNow: boolean): void {
  isCovered = isNow;
  tell();
}

/**
 * Ref of a list that lies over what stands at the foot: its options need not be scrolled clear of that. A page that scrolled for an
 * option would close the list, as React Aria does with every list whose page scrolls.
 */
export function coverFoot(list: Element | null): () => void {
  cover(list !== null);
  return () => cover(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The room in px that somebody keeps free who stands above these levels. It is handed over here because a custom property at the root
 * is inherited by every element, so that all of the page would be styled anew with each change.
 */
export function useRoomOf(...levels: readonly FootLevel[]): number {
  const room = () =>
    Math.max(
      0,
      ...onLevels(...levels)
        .filter((one) => !leavesRoom(one))
        .map(roomOf),
    );
  return useSyncExternalStore(subscribe, room, () => 0);
}

/** What the page's end keeps free for what floats there, in px; 0 while nothing does. */
export function useHeightOfFloating(): number {
  return useSyncExternalStore(subscribe, heightOfFloating, () => 0);
}
