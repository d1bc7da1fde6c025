import type { PublicScreen, ScreenMenu } from '@cardamom/api-types';
import type { ScreenStatus } from '@cardamom/ui/screen';
import { onClock, type Clock } from '../../guest/hours.ts';

/** What stands on a screen from a moment on. */
export interface OnAir {
  /** Null where nothing is on. */
  menu: ScreenMenu | null;
  /** When something else comes, in ms since 1970; null where the timetable ends. */
  until: number | null;
  /** What comes next that is a menu, and from when. */
  next: { menu: ScreenMenu; from: string; until: string | null } | null;
}

/** What a screen's timetable says of a moment, in ms since 1970; a moment before its beginning counts as its beginning. */
export function onAirAt({ timetable, menus }: PublicScreen, moment: number): OnAir {
  const menuOf = (id: string | null) => menus.find((menu) => menu.id === id) ?? null;
  const after = timetable.findIndex(({ from }) => Date.parse(from) > moment);
  const ahead = after === -1 ? [] : timetable.slice(Math.max(after, 1));
  const current = timetable.at(after === -1 ? -1 : Math.max(after - 1, 0));
  const menu = menuOf(current?.menuId ?? null);
  const [change] = ahead;
  const at = ahead.findIndex(({ menuId }) => menuOf(menuId) !== null && menuId !== menu?.id);
  const coming = ahead[at];
  const next = menuOf(coming?.menuId ?? null);
  return {
    menu,
    until: change ? Date.parse(change.from) : null,
    next: coming && next ? { menu: next, from: coming.from, until: ahead[at + 1]?.from ?? null } : null,
  };
}

/** The restaurant's clock at a moment. */
export function clockAt({ timeZone }: PublicScreen['restaurant'], moment: number): Clock {
  return { timeZone, asOf: new Date(moment).toISOString() };
}

/** A moment as a screen says it at another: `19:42`, and with its day where that is another. */
export function momentOnScreen(moment: number, clock: Clock): string {
  const { dayName, time } = onClock(new Date(moment).toISOString(), clock);
  return dayName === '' ? time : `${dayName} ${time}`;
}

/** What a screen says of itself at a moment where it is drawn in the back office: its time, if it shows one. */
export function statusAt({ shows, restaurant }: PublicScreen, moment: number): ScreenStatus {
  return { clock: shows.clock ? momentOnScreen(moment, clockAt(restaurant, moment)) : null, offline: null };
}
