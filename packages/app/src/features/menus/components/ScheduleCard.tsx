import { FormCard, RadioGroup } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useMinute } from '#shared/availability/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { placeQuery } from '../api/get-place.ts';
import type { MenuValues } from '../model/menu-values.ts';
import { DatesField } from './DatesField.tsx';
import { HoursNotice } from './HoursNotice.tsx';
import { WindowsField } from './WindowsField.tsx';

/** Props of `ScheduleCard`. */
export interface ScheduleCardProps {
  form: FormFields<MenuValues>;
  /** Null while the menu is new. */
  menuId: string | null;
  isReadOnly: boolean;
}

const OutsideField = memo(function OutsideField({ form, isReadOnly }: Omit<ScheduleCardProps, 'menuId'>) {
  const { t } = useMessages('menus');
  return (
    <Field form={form} name="outsideHours">
      {({ value, onChange }) => (
        <RadioGroup
          label={t('form.outside')}
          value={value}
          onChange={onChange}
          isReadOnly={isReadOnly}
          options={[
            { id: 'HIDE', label: t('form.HIDE') },
            { id: 'SHOW_GREYED', label: t('form.SHOW_GREYED'), description: t('form.SHOW_GREYEDText') },
          ]}
        />
      )}
    </Field>
  );
});

/** When a menu is on, what guests see of it while it is not, and what is odd about that. */
export const ScheduleCard = memo(function ScheduleCard({ form, menuId, isReadOnly }: ScheduleCardProps) {
  const { t } = useMessages('menus');
  const { timeZone } = useAccess();
  const { data: place } = useQuery(placeQuery);
  const now = useMinute();
  return (
    <FormCard id="schedule" title={t('form.schedule')} description={t('form.scheduleText', { timeZone })}>
      <Field form={form} name="windows">
        {({ value, onChange, onBlur, errorMessage }) => (
          <WindowsField
            {...{ value, onChange, onBlur, errorMessage, isReadOnly }}
            businessDayEndsAt={place?.businessDayEndsAt ?? '00:00'}
          />
        )}
      </Field>
      <DatesField {...{ form, place, now, isReadOnly }} />
      {place && <HoursNotice {...{ form, menuId, place, now }} />}
      <OutsideField {...{ form, isReadOnly }} />
    </FormCard>
  );
});
