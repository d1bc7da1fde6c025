import type { Weekday } from '@cardamom/api-types';
import { Button, FormCard, IconButton, Inline, Stack, Text } from '@cardamom/ui';
import { DateField, TimeField } from '@cardamom/ui/dates';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { GeneralValues } from '../model/general-values.ts';
import type { ExceptionValue, TimesValue } from '../model/hours.ts';
import { Day, Row, Rows } from './HoursCard.styles.ts';
import { TimesField } from './TimesField.tsx';

const noTimes: TimesValue = { from: null, to: null };

/** What a day is given when it opens: the hours of the day before it in the week, else nothing yet. */
function timesAfter(days: GeneralValues['days'], place: number): readonly TimesValue[] {
  const before = days.slice(0, place).findLast(({ times }) => times.length > 0);
  return before?.times ?? [noTimes];
}

function newException(exceptions: readonly ExceptionValue[]): ExceptionValue {
  const numbers = exceptions.map(({ id }) => Number(id.split('-')[1] ?? 0));
  return { id: `new-${Math.max(0, ...numbers) + 1}`, date: null, times: [] };
}

/** When the restaurant is open, by weekday and on single days, and when its day ends. */
export const HoursCard = memo(function HoursCard({ form }: { form: FormFields<GeneralValues> }) {
  const { t } = useMessages('general');
  const nameOf = (weekday: Weekday) => t(`weekday.${weekday}`);
  return (
    <FormCard id="hours" title={t('form.hours')} description={t('form.hoursText')}>
      <Field form={form} name="days">
        {({ value, onChange, onBlur, errorMessage }) => (
          <Stack gap={2}>
            <Rows>
              {value.map(({ weekday, times }, place) => {
                const day = nameOf(weekday);
                const set = (changed: readonly TimesValue[]) =>
                  onChange(value.with(place, { weekday, times: changed }));
                return (
                  <Row key={weekday}>
                    <Day>{day}</Day>
                    <TimesField {...{ day, onBlur }} value={times} onChange={set} />
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t(times.length === 0 ? 'hours.openDay' : 'hours.addTo', { day })}
                      onPress={() => set(times.length === 0 ? timesAfter(value, place) : [...times, noTimes])}
                    >
                      {t(times.length === 0 ? 'hours.open' : 'hours.add')}
                    </Button>
                  </Row>
                );
              })}
            </Rows>
            {errorMessage !== undefined && <Problem>{errorMessage}</Problem>}
          </Stack>
        )}
      </Field>
      <Field form={form} name="exceptions">
        {({ value, onChange, onBlur, errorMessage }) => (
          <Exceptions {...{ value, onChange, onBlur, errorMessage }} />
        )}
      </Field>
      <Field form={form} name="businessDayEndsAt">
        {(field) => (
          <TimeField {...field} label={t('form.businessDayEndsAt')} description={t('form.businessDayText')} />
        )}
      </Field>
    </FormCard>
  );
});

function Problem({ children }: { children: string }) {
  return (
    <Text role="alert" size="small" tone="error">
      {children}
    </Text>
  );
}

interface ExceptionsProps {
  value: readonly ExceptionValue[];
  onChange: (value: readonly ExceptionValue[]) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
}

/** Days of the calendar that have hours of their own, such as holidays. */
function Exceptions({ value, onChange, onBlur, errorMessage }: ExceptionsProps) {
  const { t } = useMessages('general');
  return (
    <Stack gap={2}>
      {value.length > 0 && (
        <Rows>
          {value.map((exception, place) => {
            const { date, times } = exception;
            const day = date ?? t('hours.newDay');
            const set = (changed: Partial<ExceptionValue>) =>
              onChange(value.with(place, { ...exception, ...changed }));
            return (
              <Row key={exception.id}>
                <DateField
                  label={t('hours.date', { number: place + 1 })}
                  isLabelHidden
                  value={date}
                  onChange={(chosen) => set({ date: chosen })}
                  onBlur={onBlur}
                />
                <TimesField
                  {...{ day, onBlur }}
                  value={times}
                  onChange={(changed) => set({ times: changed })}
                />
                <Inline gap={1}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('hours.addTo', { day })}
                    onPress={() => set({ times: [...times, noTimes] })}
                  >
                    {t('hours.add')}
                  </Button>
                  <IconButton
                    icon="delete"
                    label={t('hours.removeDay', { day })}
                    onPress={() => onChange(value.toSpliced(place, 1))}
                  />
                </Inline>
              </Row>
            );
          })}
        </Rows>
      )}
      {errorMessage !== undefined && <Problem>{errorMessage}</Problem>}
      <Inline>
        <Button icon="add" onPress={() => onChange([...value, newException(value)])}>
          {t('hours.addDay')}
        </Button>
      </Inline>
    </Stack>
  );
}
