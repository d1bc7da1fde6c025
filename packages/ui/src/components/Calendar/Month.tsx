import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
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
      <Days weekdayStyle="short">
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
