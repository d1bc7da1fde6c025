import type { Menu } from '@cardamom/api-types';
import {
  businessDayAt,
  isOpenAt,
  nextChange,
  windowsOf,
  type Interval,
  type Place,
} from '@cardamom/api-types/schedule';

const hour = 3_600_000;

/** Hours between two marks of the line. */
const markEvery = 4;

/** Where the line begins and how long it is at least, in hours: from 06:00 to 02:00 where the day ends at 04:00. */
const usual = { after: 2, length: 20 };

/** How a menu stands at a moment. */
export type MenuState = 'ON' | 'LATER' | 'OVER';

/** A menu that is on at some time of the day. */
export interface DayMenu {
  id: string;
  name: string;
  times: Interval[];
  state: MenuState;
}

/** The menu whose hours change next, and when. */
export interface NextTurn {
  name: string;
  at: number;
  isOpening: boolean;
}

/** The business day that a moment lies in, as a line. */
export interface DayLine {
  start: number;
  end: number;
  marks: number[];
  menus: DayMenu[];
  onNow: string[];
  next: NextTurn | null;
}

type Scheduled = Pick<Menu, 'id' | 'name' | 'windows' | 'startsOn' | 'endsOn'>;

function stateOf(times: readonly Interval[], now: number): MenuState {
  if (times.some(({ start, end }) => start <= now && now < end)) return 'ON';
  return times.some(({ start }) => start > now) ? 'LATER' : 'OVER';
}

function nextOf(menus: readonly Scheduled[], place: Place, now: number): NextTurn | null {
  const turns = menus.flatMap((menu) => {
    const at = nextChange(menu, place, now);
    return at === null ? [] : [{ name: menu.name, at, isOpening: !isOpenAt(menu, place, now) }];
  });
  return turns.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** What guests can open through the business day: each menu's hours, what is on now and what changes next. */
export function dayLineOf(menus: readonly Scheduled[], place: Place, now: number): DayLine {
  const date = businessDayAt(now, place);
  const [whole] = windowsOf({ windows: [], startsOn: null, endsOn: null }, place, date);
  const day = whole ?? { start: now, end: now + 24 * hour };
  const shown = menus
    .map((menu) => {
      const times = windowsOf(menu, place, date);
      return { id: menu.id, name: menu.name, times, state: stateOf(times, now) };
    })
    .filter(({ times }) => times.length > 0);
  // A menu that is always on says nothing of where the line begins or ends.
  const limited = shown.flatMap(({ times }) => times);
  const starts = limited.map((time) => time.start).filter((start) => start > day.start);
  const ends = limited.map((time) => time.end).filter((end) => end < day.end);
  const from = day.start + usual.after * hour;
  const start = Math.max(day.start, Math.min(from, now, ...starts));
  const end = Math.min(day.end, Math.max(from + usual.length * hour, now, ...ends));
  const marks: number[] = [];
  for (let mark = from; mark < end; mark += markEvery * hour) marks.push(mark);
  return {
    start,
    end,
    marks,
    menus: shown,
    onNow: menus.filter((menu) => isOpenAt(menu, place, now)).map(({ name }) => name),
    next: nextOf(menus, place, now),
  };
}
