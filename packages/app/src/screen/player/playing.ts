import { screenTimes, shiftPlaces, type ScreenPageInfo } from '@cardamom/ui/screen';
import type { ScreenView } from '../../shared/screen-view/index.ts';
import { canStandAtOnce, isSame } from './at-once.ts';

/** How long the title card of a new menu stands, in ms. */
export const cardMs = 4000;
/** A next picture that is not decoded is waited for so long, in ms; then the page turns all the same. */
export const longestWaitMs = 4000;
/** The whole moves to the next of its places at a turn, this often, in ms, so that nothing burns in. */
const shiftMs = 60_000;

/** What stands on a television. Moments are of the steady clock, in ms. */
export interface Playing {
  readonly view: ScreenView;
  /** Stands from the next turn on. */
  readonly due: ScreenView | null;
  readonly pages: readonly ScreenPageInfo[];
  /** From 0. */
  readonly page: number;
  /** The page that is to be shown, and its first dish, by which it is found again among other pages. */
  readonly anchor: Pick<ScreenPageInfo, 'key' | 'dishIds'> | null;
  /** When the page would have begun if it had never been paused. */
  readonly begunAt: number;
  readonly pausedAt: number | null;
  /** Until when the title card of the menu stands. */
  readonly cardUntil: number | null;
  /** 0 to 7. */
  readonly shift: number;
  readonly shiftedAt: number;
  /** How often something else has come to stand there. */
  readonly turns: number;
}

/** Begins with this view. */
export function play(view: ScreenView, now: number): Playing {
  return {
    view,
    due: null,
    pages: [],
    page: 0,
    anchor: null,
    begunAt: now,
    pausedAt: null,
    cardUntil: null,
    shift: 0,
    shiftedAt: now,
    turns: 0,
  };
}

/** The whole at its next place, once it has stood at this one for so long. */
function shiftedAfter(playing: Playing, now: number, milliseconds: number): Playing {
  if (now - playing.shiftedAt < milliseconds) return playing;
  return { ...playing, shift: (playing.shift + 1) % shiftPlaces, shiftedAt: now };
}

function atTurn(playing: Playing, now: number): Playing {
  return {
    ...shiftedAfter(playing, now, shiftMs),
    begunAt: now,
    pausedAt: playing.pausedAt === null ? null : now,
    cardUntil: null,
    turns: playing.turns + 1,
  };
}

/** Another menu, or words in its place: it begins with its first page, a menu with its title card. */
function switched(playing: Playing, view: ScreenView, now: number): Playing {
  return {
    ...atTurn(playing, now),
    view,
    due: null,
    pages: [],
    page: 0,
    anchor: null,
    pausedAt: null,
    cardUntil: view.kind === 'MENU' ? now + cardMs : null,
  };
}

/** What is to stand now: another menu at once, a price in its row at once, everything else with the next turn. */
export function withView(playing: Playing, next: ScreenView, now: number): Playing {
  const { view } = playing;
  if (next.kind !== view.kind || next.menuId !== view.menuId) return switched(playing, next, now);
  if (isSame(view.content, next.content) && next.kind === 'MENU') return { ...playing, due: null };
  if (next.kind !== 'MENU' || playing.pages.length === 0) return { ...playing, view: next, due: null };
  return canStandAtOnce(view.content, next.content)
    ? { ...playing, view: next, due: null }
    : { ...playing, due: next };
}

/** A dish may stand in two sections, so it is looked for only where no page is known by its key. */
function pageOf(pages: readonly ScreenPageInfo[], anchor: Playing['anchor']): number {
  const known = pages.findIndex(({ key }) => key === anchor?.key);
  const [dish] = anchor?.dishIds ?? [];
  if (known !== -1 || dish === undefined) return known;
  return pages.findIndex(({ dishIds }) => dishIds.includes(dish));
}

/** The face says which pages there are: by what stands on it, and by the size of the glass. The dish in view stays in view. */
export function withPages(playing: Playing, pages: readonly ScreenPageInfo[]): Playing {
  const found = pageOf(pages, playing.anchor);
  const page = found === -1 ? Math.max(Math.min(playing.page, pages.length - 1), 0) : found;
  return { ...playing, pages, page, anchor: pages[page] ?? null };
}

/** The page turns, forwards or backwards, and what was due comes with it. */
export function turned(playing: Playing, now: number, step: 1 | -1 = 1): Playing {
  const { due, pages } = playing;
  const next = atTurn(playing, now);
  if (pages.length === 0) return due ? { ...next, view: due, due: null } : next;
  const page = (playing.page + step + pages.length) % pages.length;
  return { ...next, page, anchor: pages[page] ?? null, ...(due && { view: due, due: null }) };
}

/** How long the page stands, in ms; 0 where nothing turns. */
export function timeOf({ pages, page }: Playing): number {
  return (pages[page]?.seconds ?? 0) * 1000;
}

/** When the page turns, or the card goes; null while nothing does. */
export function dueAt(playing: Playing): number | null {
  if (playing.cardUntil !== null) return playing.cardUntil;
  if (playing.pausedAt !== null || playing.view.kind !== 'MENU' || playing.pages.length === 0) return null;
  return playing.begunAt + timeOf(playing);
}

/** What the time has brought: the card has gone, the page has turned, once the next one's pictures are ready, or what rests has moved. */
export function afterTime(playing: Playing, now: number, isNextReady: boolean): Playing {
  const due = dueAt(playing);
  // Words in place of a menu, or a page that somebody stopped.
  if (due === null) return shiftedAfter(playing, now, screenTimes.rest);
  if (now < due) return playing;
  if (playing.cardUntil !== null) return { ...playing, cardUntil: null, begunAt: now };
  return isNextReady || now >= due + longestWaitMs ? turned(playing, now) : playing;
}

/** Whether something else stands there, or it moved where nothing turns; a page that somebody stopped is theirs. */
export function hasTurned(before: Playing | null, after: Playing): boolean {
  return before?.turns !== after.turns || (after.pausedAt === null && before.shift !== after.shift);
}

/** Stops, or goes on where it stopped. */
export function paused(playing: Playing, isPaused: boolean, now: number): Playing {
  if (isPaused === (playing.pausedAt !== null)) return playing;
  if (playing.pausedAt === null) return { ...playing, pausedAt: now };
  return { ...playing, pausedAt: null, begunAt: playing.begunAt + now - playing.pausedAt };
}

/** The part of the page's time that is over at a moment, 0 to 1; null where no page turns. */
export function progressAt(playing: Playing, moment: number): number | null {
  const time = timeOf(playing);
  if (playing.pages.length < 2 || time === 0) return null;
  const over = (playing.pausedAt ?? moment) - playing.begunAt;
  return Math.min(Math.max(over / time, 0), 1);
}

/** The page after the one in view. */
export function pageAfter({ pages, page }: Playing): ScreenPageInfo | null {
  return pages[(page + 1) % pages.length] ?? null;
}
