import { CaloriesField, CheckboxGroup, FormCard, TagInput } from '@cardamom/ui';
import { marks } from '@cardamom/api-types';
import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { Field, typedNumber, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ItemValues } from '../model/item-values.ts';
import { AllergensField } from './AllergensField.tsx';
import { Beside } from './BasicsCard.styles.ts';

/** Props of `FoodCards`. */
export interface FoodCardsProps {
  form: FormFields<ItemValues>;
  isReadOnly: boolean;
}

/** What is in the dish: allergens, calories and marks, ingredients. */
export const FoodCards = memo(function FoodCards({ form, isReadOnly }: FoodCardsProps) {
  const { t } = useMessages('items');
  const stored = useFormState({ control: form.control }).defaultValues?.allergens;
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
    </>
  );
});
