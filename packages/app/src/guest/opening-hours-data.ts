import type { ScheduleWindow, Weekday } from '@cardamom/api-types';
import type { OpeningHoursSpecification } from 'schema-dts';

type DayOfWeek = Capitalize<Lowercase<Weekday>>;

/** schema.org's own name of a weekday. */
function dayOfWeek(weekday: Weekday): DayOfWeek {
  return (weekday.charAt(0) + weekday.slice(1).toLowerCase()) as DayOfWeek;
}

/** When a window ends, for whom the same time twice is no time at all: of 24 hours the last minute. */
function closing({ from, to }: ScheduleWindow): string {
  if (from !== to) return to;
  const [hours = 0, minutes = 0] = from.split(':').map(Number);
  const last = (hours * 60 + minutes + 24 * 60 - 1) % (24 * 60);
  return [Math.floor(last / 60), last % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A week's hours for search engines (schema.org `OpeningHoursSpecification`), days with the same hours in one. */
export function openingHoursData(windows: readonly ScheduleWindow[]): OpeningHoursSpecification[] {
  const alike = Map.groupBy(windows, ({ from, to }) => `${from} ${to}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const days = [...new Set(same.flatMap(({ weekdays }) => weekdays))].map(dayOfWeek);
    const [only] = days;
    return {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.length === 1 && only !== undefined ? only : days,
      opens: first.from,
      closes: closing(first),
    };
  });
}
