import { Inline, SegmentedControl, Text } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { StaffValues } from '../model/staff-values.ts';

/** Props of `StatusField`. */
export interface StatusFieldProps {
  form: FormFields<StaffValues>;
  /** The owner stays active, and the field says so. */
  isOwner: boolean;
  isReadOnly: boolean;
}

/** Whether somebody works here, above everything else that is said of them; it is saved with the rest. */
export const StatusField = memo(function StatusField({ form, isOwner, isReadOnly }: StatusFieldProps) {
  const { t } = useMessages('staff');
  const { t: shared } = useMessages('entities');
  return (
    <Field form={form} name="isActive">
      {({ value, onChange }) => (
        <Inline gap={4}>
          <SegmentedControl
            label={t('form.status')}
            value={value ? 'active' : 'inactive'}
            onChange={(state) => onChange(state === 'active')}
            isDisabled={isOwner || isReadOnly}
            options={[
              { id: 'active', label: shared('list.active'), icon: 'check' },
              { id: 'inactive', label: shared('list.inactive'), icon: 'inactive' },
            ]}
          />
          <Text tone="quiet" size="small">
            {t(isOwner ? 'form.ownerActive' : 'form.statusText')}
          </Text>
        </Inline>
      )}
    </Field>
  );
});
