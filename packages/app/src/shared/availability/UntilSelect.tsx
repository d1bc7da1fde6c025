import { Select } from '@cardamom/ui';
import { useAccess } from '../access/index.ts';
import { useMessages } from '../messages/index.ts';
import { useMinute } from './useMinute.ts';
import { dayInWords, daysFrom, hoursFrom, type UntilChoice } from './until-choice.ts';

/** Props of `UntilSelect`. */
export interface UntilSelectProps {
  value: UntilChoice;
  onChange: (choice: UntilChoice) => void;
}

/** Until when something is sold out: the end of the day, an hour, a day, or until somebody brings it back. */
export function UntilSelect({ value, onChange }: UntilSelectProps) {
  const { t } = useMessages('availability');
  const timeZone = useAccess().timeZone;
  const moment = useMinute();
  const offered = [
    { id: 'END_OF_BUSINESS_DAY', label: t('until.businessDay') },
    { id: 'CHANGED', label: t('until.changed') },
    ...hoursFrom(moment, timeZone).map((time) => ({ id: time, label: time })),
    ...daysFrom(moment, timeZone).map((date) => ({ id: date, label: dayInWords(date) })),
  ];
  const isOffered = offered.some(({ id }) => id === value);
  return (
    <Select
      label={t('until.label')}
      options={isOffered ? offered : [...offered, { id: value, label: value }]}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
    />
  );
}
