import { IconButton } from '@cardamom/ui';
import { TimeField } from '@cardamom/ui/dates';
import { useMessages } from '#shared/messages/index.ts';
import type { TimesValue } from '../model/hours.ts';
import { Quiet, Time, Times } from './HoursCard.styles.ts';

/** Props of `TimesField`. */
export interface TimesFieldProps {
  /** The day, as part of each field's name. */
  day: string;
  value: readonly TimesValue[];
  onChange: (value: TimesValue[]) => void;
  onBlur: () => void;
}

/** From when until when a day is open, once or several times; without any it is closed. */
export function TimesField({ day, value, onChange, onBlur }: TimesFieldProps) {
  const { t } = useMessages('general');
  const change = (place: number, times: TimesValue) => onChange(value.with(place, times));
  if (value.length === 0) return <Quiet>{t('hours.closed')}</Quiet>;
  return (
    <Times>
      {value.map(({ from, to }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day's times are told apart by their place alone
        <Time key={place}>
          <TimeField
            label={t('hours.from', { day, number: place + 1 })}
            isLabelHidden
            value={from}
            onChange={(time) => change(place, { from: time, to })}
            onBlur={onBlur}
          />
          <Quiet aria-hidden>{t('hours.until')}</Quiet>
          <TimeField
            label={t('hours.to', { day, number: place + 1 })}
            isLabelHidden
            value={to}
            onChange={(time) => change(place, { from, to: time })}
            onBlur={onBlur}
          />
          <IconButton
            icon="close"
            label={t('hours.remove', { day, number: place + 1 })}
            onPress={() => onChange(value.toSpliced(place, 1))}
          />
          {from !== null && to !== null && to <= from && <Quiet>{t('hours.nextDay')}</Quiet>}
        </Time>
      ))}
    </Times>
  );
}
