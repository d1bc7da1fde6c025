import type { Item, ModifierGroup } from '@cardamom/api-types';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { DishOnStage } from '#shared/guest-preview/index.ts';
import { dishOf } from '../model/dish-of.ts';
import type { ItemValues } from '../model/item-values.ts';
import type { CategoryOption } from './BasicsCard.tsx';

/** Props of `ItemOnStage`. */
export interface ItemOnStageProps {
  form: EntityFormState<ItemValues>;
  /** As loaded; null while a new one is made. */
  item: Item | null;
  categories: readonly CategoryOption[];
  groups: readonly ModifierGroup[];
}

/** The item as guests would read it with what is typed; only it is drawn anew with each key. */
export function ItemOnStage({ form, item, categories, groups }: ItemOnStageProps) {
  const values = useWatch({ control: form.control }) as ItemValues;
  const { isDirty } = useFormStatus(form);
  const isHidden = item?.availability.state === 'HIDDEN';
  const { categoryIds } = values;
  const dish = useMemo(() => dishOf(values, item), [values, item]);
  const chosen = useMemo(
    () =>
      categoryIds.flatMap((id) => {
        const category = categories.find((one) => one.id === id);
        return category ? [{ id, name: category.label }] : [];
      }),
    [categoryIds, categories],
  );
  return (
    <DishOnStage
      dish={dish}
      categories={chosen}
      groups={groups}
      visibility={values.isActive ? (isHidden ? 'HIDDEN' : 'SHOWN') : 'INACTIVE'}
      isDirty={isDirty || item === null}
    />
  );
}
