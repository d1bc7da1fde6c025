import { Banner, Button, FormCard, Link, MultiSelect, Skeleton, Stack } from '@cardamom/ui';
import { OrderedList } from '@cardamom/ui/ordered-list';
import type { ModifierGroup } from '@cardamom/api-types';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import type { ItemValues } from '../model/item-values.ts';
import { ItemModifierGroup } from './ItemModifierGroup.tsx';

/** Props of `ModifiersCard`. */
export interface ModifiersCardProps {
  form: FormFields<ItemValues>;
  /** Every group the restaurant has. */
  groups: UseQueryResult<ModifierGroup[]>;
  isReadOnly: boolean;
}

/** The choices guests make with the item, in the order they read them. */
export const ModifiersCard = memo(function ModifiersCard({ form, groups, isReadOnly }: ModifiersCardProps) {
  const { t } = useMessages('items');
  const { data, isError } = groups;
  return (
    <FormCard id="modifiers" title={t('form.modifiers')} description={t('form.modifiersText')}>
      {data === undefined && !isError && <Skeleton shape="block" width="100%" height="4rem" />}
      {data === undefined && isError && (
        <Banner
          tone="error"
          action={<Button onPress={() => void groups.refetch()}>{t('form.modifiersRetry')}</Button>}
        >
          {t('form.modifiersError')}
        </Banner>
      )}
      {data && (
        <Field form={form} name="modifierGroupIds">
          {({ value, onChange, ...field }) => (
            <Stack gap={4}>
              {!isReadOnly && (
                <MultiSelect
                  {...field}
                  label={t('form.modifierGroups')}
                  isLabelHidden
                  options={data.map(({ id, name }) => ({ id, label: name }))}
                  value={value}
                  onChange={onChange}
                  placeholder={t('form.chooseModifiers')}
                  noMatchMessage={t('form.noModifierMatches')}
                  emptyMessage={<NoModifierGroup />}
                />
              )}
              {value.length > 0 && (
                <OrderedList
                  label={t('form.modifierOrder')}
                  rows={value.flatMap((id) => data.find((group) => group.id === id) ?? [])}
                  getRowId={({ id }) => id}
                  nameOf={({ name }) => name}
                  onReorder={(rows) => onChange(rows.map(({ id }) => id))}
                  onRemove={({ id }) => onChange(value.filter((other) => other !== id))}
                  isReadOnly={isReadOnly}
                >
                  {(group) => <ItemModifierGroup group={group} />}
                </OrderedList>
              )}
              {value.length === 0 && isReadOnly && t('form.noModifiers')}
            </Stack>
          )}
        </Field>
      )}
    </FormCard>
  );
});

/** That the restaurant has no group, and for who may make one the way there. */
function NoModifierGroup() {
  const { t } = useMessages('items');
  const href = useHref();
  const access = useAccess();
  return (
    <>
      {t('form.noModifierYet')}{' '}
      {access.can('updateModifierGroup') && (
        <Link href={href({ to: '/menu-management/modifiers/new' })}>{t('form.addModifier')}</Link>
      )}
    </>
  );
}
