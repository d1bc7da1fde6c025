/** A day as the calendar on the wall shows it. */
export type LocalDate = { readonly year: number; readonly month: number; readonly day: number };

/** A minute as calendar and clock on the wall show it. */
export type LocalTime = LocalDate & { readonly hour: number; readonly minute: number };

const dayMs = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** What calendar and clock in the time zone show at a moment (epoch ms). */
export function localTimeAt(moment: number, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}

const asIfUtc = ({ year, month, day, hour, minute }: LocalTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/** Milliseconds that the time zone's clock is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  return asIfUtc(localTimeAt(moment, timeZone)) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * The moment (epoch ms) at which the time zone's clock shows this. As in RFC 5545 §3.3.5, a time that the clock skips in
 * spring counts from before the change (02:30 becomes 03:30), and of a time it shows twice in autumn the first one is meant.
 */
export function momentOf(local: LocalTime, timeZone: string): number {
  const utc = asIfUtc(local);
  const [before, after] = [offsetAt(utc - dayMs, timeZone), offsetAt(utc + dayMs, timeZone)];
  const candidates = [utc - before, utc - after].filter(
    (moment) => asIfUtc(localTimeAt(moment, timeZone)) === utc,
  );
  return candidates.length > 0 ? Math.min(...candidates) : utc - before;
}

/** The day that lies this many days later. */
export function laterDay({ year, month, day }: LocalDate, days: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Reads `HH:MM`. */
export function clockTime(text: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

/** The first moment after the given one at which the time zone's clock shows `HH:MM`. */
export function nextClockTime(moment: number, timeZone: string, time: string): number {
  const today = localTimeAt(moment, timeZone);
  // From yesterday on: a time skipped or moved by a change of the clock may fall onto the next day.
  for (let days = -1; ; days += 1) {
    const found = momentOf({ ...laterDay(today, days), ...clockTime(time) }, timeZone);
    if (found > moment) return found;
  }
}
