import type { PublicServiceCharge, Tax, TaxDraft, TaxPatch } from '@cardamom/api-types';
import { PercentField } from '@cardamom/ui';
import { NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { memo } from 'react';
import { Field, typedNumber, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { taxForm, toldTax, type TaxValues } from '../model/tax-form.ts';
import { ActiveField, ChargeFrame } from './ChargeFrame.tsx';

/** How much it is. */
const PercentageField = memo(function PercentageField({ form }: { form: FormFields<TaxValues> }) {
  const { t } = useMessages('tax');
  return (
    <Field form={form} name="rate">
      {({ value, onChange, ...field }) => (
        <PercentField {...field} {...typedNumber(value, onChange)} label={t('form.rate')} isRequired />
      )}
    </Field>
  );
});

/** Props of `TaxForm`. */
export interface TaxFormProps {
  /** The tax as loaded; null where there is none yet. */
  tax: Tax | null;
  /** What guests read of beside it. */
  serviceCharge: PublicServiceCharge | null;
  onCreate: (draft: TaxDraft) => Promise<Tax>;
  onCreated: (created: Tax) => unknown;
  /** Stores what was changed and returns the tax as it is now. */
  onUpdate: (version: number, patch: TaxPatch) => Promise<Tax>;
}

/** What the tax is called, how much it is, and whether prices hold it. */
export function TaxForm({ tax, serviceCharge, ...storing }: TaxFormProps) {
  const { t } = useMessages('tax');
  const editing = useEntityEditing({ ...taxForm, ...storing, entity: tax });
  const { fields } = editing;
  return (
    <ChargeFrame
      words="tax"
      editing={editing}
      toldOf={(values) => ({ tax: toldTax(values), serviceCharge })}
      guestFields={<ActiveField words="tax" form={fields} />}
    >
      <NameField form={fields} label={t('form.name')} description={t('form.nameText')} />
      <PercentageField form={fields} />
    </ChargeFrame>
  );
}
