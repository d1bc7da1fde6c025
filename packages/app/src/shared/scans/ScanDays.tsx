import type { ScannedDay } from '@cardamom/api-types';
import { VisuallyHidden } from '@cardamom/ui';
import { Bars, Ends } from './ScanDays.styles.ts';

/** Props of `ScanDays`. */
export interface ScanDaysProps {
  /** Business days, today's last. */
  days: readonly ScannedDay[];
  words: {
    /** What the table tells. */
    caption: string;
    /** Heads of its columns. */
    day: string;
    count: string;
    /** How many there were today, so far. */
    today: string;
  };
}

function dayInWords(date: string, weekday?: 'long'): string {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC', weekday } as const;
  return new Intl.DateTimeFormat('en-GB', day).format(Date.parse(date));
}

/** How often codes were scanned, day by day: as bars, and as a table for who hears the page. */
export function ScanDays({ days, words }: ScanDaysProps) {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  return (
    <>
      <Bars aria-hidden>
        {days.map(({ date, count }) => (
          <span key={date} style={{ blockSize: `${(count / highest) * 100}%` }} />
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>{days[0] && dayInWords(days[0].date)}</span>
        <span>{words.today}</span>
      </Ends>
      <VisuallyHidden>
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{dayInWords(date, 'long')}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
