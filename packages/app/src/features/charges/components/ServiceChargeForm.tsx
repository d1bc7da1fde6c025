import { FormCard, RadioGroup, Switch, TextArea, TextField, type Currency } from '@cardamom/ui';
import {
  priceTreatments,
  type PublicTax,
  type ServiceCharge,
  type ServiceChargePatch,
} from '@cardamom/api-types';
import { EditorFrame, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field } from '#shared/form/index.ts';
import { RestaurantOnStage } from '#shared/guest-preview/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { chargeForm, longest, toldCharge } from '../model/charge-form.ts';
import { GuestSentence } from './GuestSentence.tsx';
import { RateField } from './RateField.tsx';

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
  const { t } = useMessages('serviceCharge');
  const { t: ofTax } = useMessages('tax');
  const editing = useEntityEditing({ ...chargeForm(charge), entity: charge, onUpdate });
  const { form } = editing;
  return (
    <EditorFrame
      label={t('title')}
      editing={editing}
      sections={[]}
      readOnlyText={null}
      stage={
        <RestaurantOnStage
          isMenu
          changed={{ tax, serviceCharge: toldCharge(form.methods.watch()) }}
          isDirty={form.isDirty}
        />
      }
    >
      <FormCard id="charge" title={t('form.charge')} description={t('form.chargeText')}>
        <Field form={form} name="isActive">
          {({ value, onChange }) => (
            <Switch isSelected={value} onChange={onChange}>
              {t('form.active')}
            </Switch>
          )}
        </Field>
        <Field form={form} name="rate">
          {({ value, onChange, onBlur, errorMessage }) => (
            <RateField {...{ value, onChange, onBlur, errorMessage, currency }} />
          )}
        </Field>
        <Field form={form} name="treatment">
          {({ value, onChange }) => (
            <RadioGroup
              label={t('form.treatment')}
              options={priceTreatments.map((id) => ({ id, label: ofTax(`treatment.${id}`) }))}
              value={value}
              onChange={onChange}
            />
          )}
        </Field>
      </FormCard>
      <FormCard id="guests" title={t('form.guests')} description={t('form.guestsText')}>
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
        <GuestSentence tax={tax} serviceCharge={toldCharge(form.methods.watch())} />
      </FormCard>
    </EditorFrame>
  );
}
