/** A moment as people say it: "14:32" today, else "19 November, 14:32"; in the restaurant's time zone where it is known. */
export function momentInWords(instant: string, now: Date, timeZone?: string): string {
  const moment = new Date(instant);
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', ...zone }).format(moment);
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...zone });
  return day.format(moment) === day.format(now) ? time : `${day.format(moment)}, ${time}`;
}
