import { FormCard, MultiSelect, TextArea, TextField, type Currency } from '@cardamom/ui';
import { Field, type EntityFormState } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { longestDescription } from '../model/item-rules.ts';
import type { ItemValues } from '../model/item-values.ts';
import { SizesField } from './SizesField.tsx';

/** A category an item can be given. */
export interface CategoryOption {
  id: string;
  label: string;
}

/** Props of `BasicsCard`. */
export interface BasicsCardProps {
  form: EntityFormState<ItemValues>;
  categories: readonly CategoryOption[];
  currency: Currency;
  isReadOnly: boolean;
}

/** Name, categories, description and price. */
export function BasicsCard({ form, categories, currency, isReadOnly }: BasicsCardProps) {
  const { t } = useMessages('items');
  return (
    <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
      <Field form={form} name="name">
        {(field) => (
          <TextField {...field} label={t('form.name')} isReadOnly={isReadOnly} autoComplete="off" />
        )}
      </Field>
      <Field form={form} name="categoryIds">
        {(field) => (
          <MultiSelect
            {...field}
            label={t('form.category')}
            options={categories}
            placeholder={t('form.chooseCategory')}
            noMatchMessage={t('form.noCategoryMatches')}
            isReadOnly={isReadOnly}
          />
        )}
      </Field>
      <Field form={form} name="sizes">
        {({ value, onChange, onBlur, errorMessage }) => (
          <div id="price">
            <SizesField {...{ value, onChange, onBlur, errorMessage, currency, isReadOnly }} />
          </div>
        )}
      </Field>
      <Field form={form} name="description">
        {(field) => (
          <TextArea
            {...field}
            label={t('form.description')}
            description={t('form.descriptionText')}
            maxLength={longestDescription}
            showsCount
            isReadOnly={isReadOnly}
          />
        )}
      </Field>
    </FormCard>
  );
}
