import { CaloriesField, CheckboxGroup, FormCard, TagInput } from '@cardamom/ui';
import { marks } from '@cardamom/api-types';
import type { ReactNode } from 'react';
import { ActiveCard } from '#shared/entity-page/index.ts';
import { Field, typedNumber, type EntityFormState } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ItemValues } from '../model/item-values.ts';
import { AllergensField } from './AllergensField.tsx';
import { Beside } from './BasicsCard.styles.ts';

/** Props of `FoodCards`. */
export interface FoodCardsProps {
  form: EntityFormState<ItemValues>;
  isReadOnly: boolean;
  /** Whether it is on the menus is chosen with the rest; later it has a strip of its own. */
  isNew: boolean;
  /** The item's choices, which bring allergens of their own. */
  modifiers: ReactNode;
}

/** What is in the dish: ingredients, allergens, calories and marks; and whether it is on the menus. */
export function FoodCards({ form, isReadOnly, isNew, modifiers }: FoodCardsProps) {
  const { t } = useMessages('items');
  const stored = form.methods.formState.defaultValues?.allergens;
  return (
    <>
      <FormCard
        id="allergens"
        title={t('form.allergens')}
        description={t(isReadOnly ? 'form.allergensText' : 'declaration.question')}
      >
        <Field form={form} name="allergens">
          {({ value, onChange }) => (
            <AllergensField
              {...{ value, onChange, isReadOnly }}
              nameOf={() => form.methods.getValues('name')}
              wasDeclared={stored?.isDeclared ?? false}
            />
          )}
        </Field>
      </FormCard>
      <FormCard id="nutrition" title={t('form.nutrition')}>
        <Beside $columns="minmax(0, 1fr) 15rem">
          <Field form={form} name="marks">
            {(field) => (
              <CheckboxGroup
                {...field}
                label={t('form.marks')}
                description={t('form.marksText')}
                options={marks.map((mark) => ({ id: mark, label: t(`mark.${mark}`) }))}
                isReadOnly={isReadOnly}
                isInline
              />
            )}
          </Field>
          <Field form={form} name="calories">
            {({ value, onChange, ...field }) => (
              <CaloriesField
                {...field}
                label={t('form.calories')}
                description={t('form.caloriesHelp')}
                {...typedNumber(value, onChange)}
                isReadOnly={isReadOnly}
              />
            )}
          </Field>
        </Beside>
      </FormCard>
      <FormCard id="ingredients" title={t('form.ingredients')}>
        <Field form={form} name="ingredients">
          {(field) => (
            <TagInput
              {...field}
              label={t('form.ingredients')}
              isLabelHidden
              description={t('form.ingredientHelp')}
              isReadOnly={isReadOnly}
            />
          )}
        </Field>
      </FormCard>
      {modifiers}
      {isNew && <ActiveCard words="items" {...{ form, isReadOnly }} />}
    </>
  );
}
