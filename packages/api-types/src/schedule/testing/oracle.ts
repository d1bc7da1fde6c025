import { Temporal } from 'temporal-polyfill';
import type { Weekday } from '../../schemas.gen.ts';
import type { Schedule } from '../schedule.ts';

const names: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];

/** What the wall clock showed in one minute, as Temporal tells it. */
type Minute = { date: string; dayBefore: string; time: string; weekday: Weekday; weekdayBefore: Weekday };

/** Some days of a time zone, minute by minute. */
export type Span = { timeZone: string; firstMinute: number; minutes: readonly Minute[] };

const pad = (value: number) => String(value).padStart(2, '0');

/** Every minute of the days around a date, asked of Temporal one by one. */
export function spanAround(timeZone: string, date: string, days: number): Span {
  const start = Temporal.Instant.from(`${date}T00:00:00Z`).epochMilliseconds - (days / 2) * 86_400_000;
  const minutes = Array.from({ length: days * 1440 }, (_, index) => {
    const clock = Temporal.Instant.fromEpochMilliseconds(start + index * 60_000).toZonedDateTimeISO(timeZone);
    const today = clock.toPlainDate();
    const yesterday = today.subtract({ days: 1 });
    return {
      date: today.toString(),
      dayBefore: yesterday.toString(),
      time: `${pad(clock.hour)}:${pad(clock.minute)}`,
      weekday: names[today.dayOfWeek - 1] as Weekday,
      weekdayBefore: names[yesterday.dayOfWeek - 1] as Weekday,
    };
  });
  return { timeZone, firstMinute: start / 60_000, minutes };
}

/** The business day of each minute: it never goes back, even where the clock does. */
export function businessDays({ minutes }: Span, endsAt: string): string[] {
  let today = '';
  return minutes.map(({ date, dayBefore, time }) => {
    const read = time >= endsAt ? date : dayBefore;
    if (read > today) today = read;
    return today;
  });
}

function isInWindow(windows: Schedule['windows'], { time, weekday, weekdayBefore }: Minute): boolean {
  return windows.some(({ weekdays, from, to }) => {
    const beganToday = weekdays.includes(weekday) && time >= from && (to <= from || time < to);
    const beganYesterday = weekdays.includes(weekdayBefore) && to <= from && time < to;
    return beganToday || beganYesterday;
  });
}

/** Whether the menu is on in a minute of the span, by the written rules and nothing of the engine's; `today` is its business day. */
export function isOpenIn(minute: Minute, today: string, schedule: Schedule): boolean {
  if (schedule.startsOn !== null && today < schedule.startsOn) return false;
  if (schedule.endsOn !== null && today > schedule.endsOn) return false;
  return schedule.windows.length === 0 || isInWindow(schedule.windows, minute);
}
