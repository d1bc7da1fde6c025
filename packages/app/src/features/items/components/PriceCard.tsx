import { FormCard, type Currency } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ItemValues } from '../model/item-values.ts';
import { SizesField } from './SizesField.tsx';

/** Props of `PriceCard`. */
export interface PriceCardProps {
  form: FormFields<ItemValues>;
  currency: Currency;
  isReadOnly: boolean;
}

/** The sizes of the item and what each costs. */
export const PriceCard = memo(function PriceCard({ form, currency, isReadOnly }: PriceCardProps) {
  const { t } = useMessages('items');
  return (
    <FormCard id="price" title={t('form.sizesAndPrices')}>
      <Field form={form} name="sizes">
        {({ value, onChange, onBlur, errorMessage }) => (
          <SizesField {...{ value, onChange, onBlur, errorMessage, currency, isReadOnly }} />
        )}
      </Field>
    </FormCard>
  );
});
