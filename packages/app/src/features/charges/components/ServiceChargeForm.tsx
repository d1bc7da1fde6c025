import type { PublicTax, ServiceCharge, ServiceChargePatch } from '@cardamom/api-types';
import { TextArea, TextField, type Currency } from '@cardamom/ui';
import { memo, useMemo } from 'react';
import { useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { chargeForm, longest, toldCharge, type ChargeValues } from '../model/charge-form.ts';
import { ActiveField, ChargeFrame } from './ChargeFrame.tsx';
import { RateField } from './RateField.tsx';

/** What guests read it is for. */
const PurposeFields = memo(function PurposeFields({ form }: { form: FormFields<ChargeValues> }) {
  const { t } = useMessages('serviceCharge');
  return (
    <>
      <Field form={form} name="purpose">
        {(field) => (
          <TextArea
            {...field}
            label={t('form.purpose')}
            description={t('form.purposeText')}
            maxLength={longest.purpose}
            showsCount
          />
        )}
      </Field>
      <Field form={form} name="shortLine">
        {(field) => (
          <TextField
            {...field}
            label={t('form.shortLine')}
            description={t('form.shortLineText')}
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
});

/** Props of `ServiceChargeForm`. */
export interface ServiceChargeFormProps {
  charge: ServiceCharge;
  /** What guests read of beside it. */
  tax: PublicTax | null;
  currency: Currency;
  /** Stores what was changed and returns the service charge as it is now. */
  onUpdate: (version: number, patch: ServiceChargePatch) => Promise<ServiceCharge>;
}

/** How much is asked for service, whether prices hold it, and what guests read it is for. */
export function ServiceChargeForm({ charge, tax, currency, onUpdate }: ServiceChargeFormProps) {
  const model = useMemo(() => chargeForm(charge), [charge]);
  const editing = useEntityEditing({ ...model, entity: charge, onUpdate });
  const { fields } = editing;
  return (
    <ChargeFrame
      words="serviceCharge"
      editing={editing}
      toldOf={(values) => ({ tax, serviceCharge: toldCharge(values) })}
      guestFields={<PurposeFields form={fields} />}
    >
      <ActiveField words="serviceCharge" form={fields} />
      <RateField form={fields} currency={currency} />
    </ChargeFrame>
  );
}
