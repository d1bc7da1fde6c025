import { useSyncExternalStore } from 'react';
import { spaceSteps } from '../../theme/index.ts';

/** What may stand at the window's foot, from below: bars of the page, the way back to its top, toasts. */
export const footLevels = ['bar', 'button', 'toast'] as const;

/** One of `footLevels`; what stands there keeps clear of all that is named before it. */
export type FootLevel = (typeof footLevels)[number];

/** How much room one of them takes, in px. */
export interface Standing {
  level: FootLevel;
  height: number;
  /** From the window's foot to where the next level may begin, less the gap that it keeps by itself. */
  room: number;
}

const standing = new Map<Element, Standing>();
const listeners = new Set<() => void>();

const highest = (key: 'height' | 'room', isMeant: (level: FootLevel) => boolean) =>
  Math.max(0, ...[...standing.values()].filter(({ level }) => isMeant(level)).map((one) => one[key]));

const isBar = (level: FootLevel) => level === 'bar';

function tell(): void {
  const bars = highest('height', isBar);
  const clearOfBars = bars === 0 ? spaceSteps[4] : bars + spaceSteps[12];
  const clearOfOthers = highest('room', (level) => !isBar(level)) + spaceSteps[6];
  document.documentElement.style.scrollPaddingBlockEnd =
    standing.size === 0 ? '' : `max(calc(var(--cm-foot, 0px) + ${clearOfBars}px), ${clearOfOthers}px)`;
  for (const listener of listeners) listener();
}

/** Notes what stands at the foot, and how high; what stands above it moves, and the focus stays clear of it. */
export function standAtFoot(element: Element, now: Standing): void {
  const before = standing.get(element);
  if (before?.room === now.room && before.height === now.height) return;
  standing.set(element, now);
  tell();
}

/** Gives the room of an element back. */
export function leaveFoot(element: Element): void {
  if (standing.delete(element)) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function useRoom(isMeant: (level: FootLevel) => boolean): number {
  return useSyncExternalStore(
    subscribe,
    () => highest('room', isMeant),
    () => 0,
  );
}

/**
 * The room that a level keeps free below it, in px. It is handed over here because a custom property at the root is inherited by
 * every element, so that all of the page would be styled anew with each change.
 */
export function useRoomBelow(level: FootLevel): number {
  return useRoom((other) => footLevels.indexOf(other) < footLevels.indexOf(level));
}

/** The room that toasts take with all that stands below them, in px; 0 while there are none. */
export function useRoomOfToasts(): number {
  return useRoom((level) => level === 'toast');
}
