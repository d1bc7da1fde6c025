import { MenuButton } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { dayInWords, daysFrom, hoursFrom, useMinute, type UntilChoice } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { Choices, Label, Line } from './ServiceTools.styles.ts';

/** Props of `UntilBar`. */
export interface UntilBarProps {
  value: UntilChoice;
  onChange: (choice: UntilChoice) => void;
}

/** Until when the next tap marks: the three choices of nearly every day in sight, other hours and days in a menu. */
export function UntilBar({ value, onChange }: UntilBarProps) {
  const { t } = useMessages('availability');
  const { timeZone } = useAccess();
  const minute = useMinute();
  const hours = hoursFrom(minute, timeZone);
  const isHour = value.includes(':');
  const isDay = /^\d{4}-/u.test(value);
  // The next full hour may be five minutes away; the one after it is worth a tap.
  const offered = isHour || isDay ? value : (hours[1] ?? hours[0] ?? '');
  return (
    <Line>
      <Label aria-hidden="true">{t('until.short')}</Label>
      <Choices
        label={t('until.label')}
        value={value}
        onChange={onChange}
        options={[
          { id: 'END_OF_BUSINESS_DAY', label: t('until.businessDayShort') },
          { id: offered, label: isDay ? dayInWords(offered) : offered },
          { id: 'CHANGED', label: t('until.changed') },
        ]}
      />
      <MenuButton
        label={t('until.other')}
        icon="clock"
        hidesLabel
        size="large"
        items={[
          ...hours.map((hour) => ({ id: hour, label: hour, onAction: () => onChange(hour) })),
          ...daysFrom(minute, timeZone).map((day) => ({
            id: day,
            label: dayInWords(day),
            onAction: () => onChange(day),
          })),
        ]}
      />
    </Line>
  );
}
