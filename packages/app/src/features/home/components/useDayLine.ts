import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';
import { qrMenusQuery } from '../api/list-menus.ts';
import { dayLineOf, type DayLine } from '../model/day-line.ts';

const minute = 60_000;

/** Below this it is worth saying how long something takes, in minutes. */
const soon = 12 * 60;

/** What guests can open today and now, in words of the restaurant's clock. */
export interface Today {
  line: DayLine | undefined;
  now: number;
  clock: (moment: number) => string;
  /** "On now: All day" */
  onNow: string;
  /** "Evening joins at 18:00, in 3 h 40 min." */
  next: string | undefined;
}

/** Reads the menus' hours anew each minute. */
export function useDayLine(): Today {
  const { t } = useMessages('home');
  const { timeZone } = useAccess();
  const now = useMinute();
  const { data: menus } = useQuery(qrMenusQuery);
  const { data: restaurant } = useQuery(restaurantQuery);
  const businessDayEndsAt = restaurant?.businessDayEndsAt;
  const line = useMemo(
    () => menus && businessDayEndsAt !== undefined && dayLineOf(menus, { timeZone, businessDayEndsAt }, now),
    [menus, businessDayEndsAt, timeZone, now],
  );
  const clock = useMemo(() => {
    const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
    return (moment: number) => format.format(moment);
  }, [timeZone]);

  if (!line) return { line: undefined, now, clock, onNow: t('day.title'), next: undefined };
  const onNow =
    line.onNow.length === 0
      ? t('day.noneOn')
      : t('day.onNow', { names: new Intl.ListFormat('en-GB').format(line.onNow) });
  if (line.next === null) return { line, now, clock, onNow, next: undefined };
  const { name, at, isOpening } = line.next;
  const minutes = Math.round((at - now) / minute);
  const values = { name, time: clock(at), hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const turn = isOpening ? (line.onNow.length === 0 ? 'begins' : 'joins') : 'ends';
  const said = t(`day.${turn}`, values);
  if (minutes > soon) {
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(at);
    return { line, now, clock, onNow, next: t('day.onDay', { said, weekday }) };
  }
  const length =
    values.hours === 0
      ? t('day.inMinutes', values)
      : t(values.minutes === 0 ? 'day.inWholeHours' : 'day.inHours', values);
  return { line, now, clock, onNow, next: t('day.soon', { said, length }) };
}
