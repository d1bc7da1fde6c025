import { openTimes, type Place, type Schedule } from '@cardamom/api-types/schedule';

/** A menu and when it is on. */
export type ScheduledMenu = { readonly id: string; readonly schedule: Schedule };

/** From when, in epoch ms, which menu stands on a screen; null for none. */
export type Turn = { readonly from: number; readonly menuId: string | null };

/** So long a screen goes on by itself, in ms. */
const horizonMs = 14 * 24 * 60 * 60 * 1000;

/** The most turns that are told; those that come later are told before they come. */
const mostTurns = 500;

/**
 * Which of the menus is on from a moment on, for two weeks: of several that are on at once the first. What does not change is told
 * once, and the first turn begins at the moment.
 */
export function timetableOf(menus: readonly ScheduledMenu[], place: Place, from: number): Turn[] {
  const end = from + horizonMs;
  const open = menus.map(({ id, schedule }) => ({
    id,
    times: openTimes(schedule, place, { start: from, end }),
    at: 0,
  }));
  const moments = new Set(open.flatMap(({ times }) => times.flatMap((time) => [time.start, time.end])));
  const turns: Turn[] = [];
  for (const moment of [from, ...moments].toSorted((one, other) => one - other)) {
    if (moment >= end) break;
    const on = open.find((menu) => {
      while ((menu.times[menu.at]?.end ?? Infinity) <= moment) menu.at += 1;
      return (menu.times[menu.at]?.start ?? Infinity) <= moment;
    });
    const menuId = on?.id ?? null;
    if (turns.length === 0 || turns.at(-1)?.menuId !== menuId) turns.push({ from: moment, menuId });
    if (turns.length === mostTurns) break;
  }
  return turns;
}
