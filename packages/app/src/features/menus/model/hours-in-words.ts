import type { Menu } from '@cardamom/api-types';
import { isOpenAt, nextChange, type Place } from '@cardamom/api-types/schedule';
import { message } from '#shared/messages/index.ts';
import { dayInWords, momentInWords } from './times.ts';
import { weekdaysInWords } from './weekdays.ts';

type Hours = Pick<Menu, 'windows' | 'startsOn' | 'endsOn'>;

/** The windows of a menu: "Mon–Fri 12:00–15:00", one a line. */
export function windowsInWords({ windows }: Pick<Hours, 'windows'>): string[] {
  if (windows.length === 0) return [message('menus:hours.always')];
  return windows.map(({ weekdays, from, to }) => {
    const days = weekdays.length === 7 ? message('menus:hours.everyDay') : weekdaysInWords(weekdays);
    return from === to
      ? message('menus:hours.wholeDay', { days, from })
      : message('menus:hours.window', { days, from, to });
  });
}

/** The dates of a menu: "from 1 December 2026"; null where it has none. */
export function datesInWords({ startsOn, endsOn }: Pick<Hours, 'startsOn' | 'endsOn'>): string | null {
  const start = startsOn && dayInWords(startsOn);
  const end = endsOn && dayInWords(endsOn);
  if (start && end) return message('menus:hours.between', { start, end });
  if (start) return message('menus:hours.from', { start });
  return end ? message('menus:hours.until', { end }) : null;
}

/** Whether a menu is on at a moment and until when, in few words. */
export function nowInWords(
  menu: Hours & Pick<Menu, 'isActive'>,
  place: Place,
  moment: number,
): { label: string; isOn: boolean } {
  if (!menu.isActive) return { label: message('menus:now.inactive'), isOn: false };
  const isOn = isOpenAt(menu, place, moment);
  const change = nextChange(menu, place, moment);
  if (change === null) return { label: message(isOn ? 'menus:now.on' : 'menus:now.off'), isOn };
  const time = momentInWords(change, moment, place.timeZone);
  return { label: message(isOn ? 'menus:now.onUntil' : 'menus:now.offUntil', { time }), isOn };
}
