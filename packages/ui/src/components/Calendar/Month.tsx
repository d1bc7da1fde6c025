import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/Icon.tsx';
import { Day, Days, Head, MonthName, Turn, Weekday } from './Calendar.styles.ts';

/** Props of `Month`. */
interface MonthProps {
  /** The day to mark as today, "YYYY-MM-DD". */
  today: string;
  /** Several days can be chosen as one range. */
  isRange?: boolean;
}

/** A month with its days and the buttons to the months around it. Must stand inside a react-aria calendar. */
export function Month({ today, isRange = false }: MonthProps) {
  const { locale } = useLocale();
  return (
    <>
      <Head>
        <Turn slot="previous">
          <Icon name="chevronStart" />
        </Turn>
        <MonthName level={2} />
        <Turn slot="next">
          <Icon name="chevronEnd" />
        </Turn>
      </Head>
      <Days weekdayStyle={weekdayStyle(locale)}>
        <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <Day
              date={date}
              {...(isRange && { 'data-range': true })}
              {...(date.toString() === today && { 'data-current': true })}
            />
          )}
        </CalendarGridBody>
      </Days>
    </>
  );
}

/** What fits above a day, in letters. */
const longestName = 4;

/** Short names of the weekdays ("Mon"), or single letters where a locale's short ones are whole words. */
function weekdayStyle(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
  return days.every((name) => name.length <= longestName) ? 'short' : 'narrow';
}
