import { hasPermissions, type Permission } from '@cardamom/api-types';
import { CheckboxGroup, FormCard } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { isDigitalMenu, permissionsInOrder, services } from '../model/services.ts';
import type { StaffValues } from '../model/staff-values.ts';

/** Props of `PermissionsCard`. */
export interface PermissionsCardProps {
  form: FormFields<StaffValues>;
  /** The owner has everything, always. */
  isOwner: boolean;
  isReadOnly: boolean;
  /** What the person had when the form was opened: it can be taken and given back. */
  had: readonly Permission[];
  /** What whoever fills the form in holds: nobody gives more. */
  held: readonly Permission[];
}

/** What somebody may do, chosen by service. */
export const PermissionsCard = memo(function PermissionsCard({
  form,
  isOwner,
  isReadOnly,
  had,
  held,
}: PermissionsCardProps) {
  const { t } = useMessages('staff');
  const optionOf = (id: Permission, isCovered: boolean) => {
    const isGrantable = hasPermissions(had, [id]) || hasPermissions(held, [id]);
    const isExplained = isDigitalMenu(id) && !isCovered;
    const text = isGrantable ? isExplained && t(`form.permissionText.${id}`) : t('form.notYours');
    return {
      id,
      label: t(`form.permission.${id}`),
      ...(text && { description: text }),
      isDisabled: (isCovered || !isGrantable) && !isReadOnly && !isOwner,
    };
  };
  return (
    <FormCard
      id="permissions"
      title={t('form.permissions')}
      description={t(isOwner ? 'form.permissionsOwnerText' : 'form.permissionsText')}
    >
      <Field form={form} name="permissions">
        {({ value, onChange, errorMessage }) => {
          const hasAll = value.includes('ALL');
          /** Replaces what one group says, and leaves the others. */
          const choose = (group: readonly Permission[], chosen: readonly Permission[]) =>
            onChange(
              permissionsInOrder([...value.filter((permission) => !group.includes(permission)), ...chosen]),
            );
          return services.map(({ id, permissions }) => {
            const isCovered = hasAll && id !== 'everything';
            return (
              <CheckboxGroup
                key={id}
                label={t(`service.${id}`)}
                options={permissions.map((permission) => optionOf(permission, isCovered))}
                value={
                  isCovered ? permissions : value.filter((permission) => permissions.includes(permission))
                }
                onChange={(chosen) => choose(permissions, chosen)}
                isReadOnly={isReadOnly || isOwner}
                {...(id === 'everything' && { errorMessage })}
              />
            );
          });
        }}
      </Field>
    </FormCard>
  );
});
