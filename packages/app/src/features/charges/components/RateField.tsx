import { chargeTypes } from '@cardamom/api-types';
import { MoneyField, PercentField, RadioGroup, type Currency } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ChargeValues, RateValue } from '../model/charge-form.ts';

/** Props of `RateField`. */
export interface RateFieldProps {
  form: FormFields<ChargeValues>;
  currency: Currency;
}

/** How much is asked for: a part of the bill or a sum, each of which keeps its number while the other is looked at. */
export const RateField = memo(function RateField({ form, currency }: RateFieldProps) {
  return (
    <Field form={form} name="rate">
      {({ value, onChange, onBlur, errorMessage }) => (
        <PartOrSum {...{ value, onChange, onBlur, errorMessage, currency }} />
      )}
    </Field>
  );
});

interface PartOrSumProps {
  value: RateValue;
  onChange: (value: RateValue) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  currency: Currency;
}

function PartOrSum({ value, onChange, onBlur, errorMessage, currency }: PartOrSumProps) {
  const { t } = useMessages('serviceCharge');
  const shared = {
    unread: value.unread,
    onBlur,
    isRequired: true,
    ...(errorMessage !== undefined && { errorMessage }),
  };
  return (
    <>
      <RadioGroup
        label={t('form.type')}
        options={chargeTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
        value={value.type}
        onChange={(type) => onChange({ ...value, type, unread: null })}
      />
      {value.type === 'FIXED' ? (
        <MoneyField
          {...shared}
          label={t('form.amount')}
          currency={currency}
          value={value.fixed}
          onChange={(fixed) => onChange({ ...value, fixed, unread: null })}
          onInvalid={(unread) => onChange({ ...value, fixed: null, unread })}
        />
      ) : (
        <PercentField
          {...shared}
          label={t('form.rate')}
          value={value.percentage}
          onChange={(percentage) => onChange({ ...value, percentage, unread: null })}
          onInvalid={(unread) => onChange({ ...value, percentage: null, unread })}
        />
      )}
    </>
  );
}
