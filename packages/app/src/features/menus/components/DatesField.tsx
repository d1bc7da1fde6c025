import { Button, Inline } from '@cardamom/ui';
import { DateRangeField } from '@cardamom/ui/dates';
import { businessDayAt, type Place } from '@cardamom/api-types/schedule';
import { memo, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { MenuValues } from '../model/menu-values.ts';

/** Props of `DatesField`. */
export interface DatesFieldProps {
  form: FormFields<MenuValues>;
  /** Whose days they are; undefined while that is not known. */
  place: Place | undefined;
  /** Epoch ms. */
  now: number;
  isReadOnly: boolean;
}

/** The first and the last day on which a menu is on. Most are on all year: theirs are asked for, and the focus goes to them. */
export const DatesField = memo(function DatesField({ form, place, now, isReadOnly }: DatesFieldProps) {
  const { t } = useMessages('menus');
  const root = useRef<HTMLDivElement>(null);
  const { start, end } = useWatch({ control: form.control, name: 'dates' });
  const hasDates = start !== null || end !== null;
  const [isAsked, setIsAsked] = useState(hasDates);
  // Emptied, it stays: somebody may be typing another day.
  if (hasDates && !isAsked) setIsAsked(true);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    root.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  });

  if (!isAsked) {
    if (isReadOnly) return null;
    return (
      <Inline>
        <Button
          icon="add"
          onPress={() => {
            isWanted.current = true;
            setIsAsked(true);
          }}
        >
          {t('form.addDates')}
        </Button>
      </Inline>
    );
  }
  return (
    <Field form={form} name="dates">
      {({ name: _name, isRequired: _isRequired, ...field }) => (
        <DateRangeField
          {...field}
          ref={root}
          label={t('form.dates')}
          description={t('form.datesText')}
          today={place && businessDayAt(now, place)}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
});
