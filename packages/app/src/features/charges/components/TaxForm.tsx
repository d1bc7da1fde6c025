import { FormCard, PercentField, RadioGroup, Switch } from '@cardamom/ui';
import {
  priceTreatments,
  type PublicServiceCharge,
  type Tax,
  type TaxDraft,
  type TaxPatch,
} from '@cardamom/api-types';
import { EditorFrame, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, typedNumber } from '#shared/form/index.ts';
import { RestaurantOnStage } from '#shared/guest-preview/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { taxForm, toldTax } from '../model/tax-form.ts';
import { GuestSentence } from './GuestSentence.tsx';

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
          changed={{ tax: toldTax(form.methods.watch()), serviceCharge }}
          isDirty={form.isDirty}
        />
      }
    >
      <FormCard id="tax" title={t('form.tax')} description={t('form.taxText')}>
        <NameField form={form} label={t('form.name')} description={t('form.nameText')} />
        <Field form={form} name="rate">
          {({ value, onChange, ...field }) => (
            <PercentField {...field} {...typedNumber(value, onChange)} label={t('form.rate')} isRequired />
          )}
        </Field>
        <Field form={form} name="treatment">
          {({ value, onChange }) => (
            <RadioGroup
              label={t('form.treatment')}
              options={priceTreatments.map((id) => ({ id, label: t(`treatment.${id}`) }))}
              value={value}
              onChange={onChange}
            />
          )}
        </Field>
      </FormCard>
      <FormCard id="guests" title={t('form.guests')} description={t('form.guestsText')}>
        <Field form={form} name="isActive">
          {({ value, onChange }) => (
            <Switch isSelected={value} onChange={onChange}>
              {t('form.active')}
            </Switch>
          )}
        </Field>
        <GuestSentence tax={toldTax(form.methods.watch())} serviceCharge={serviceCharge} />
      </FormCard>
    </EditorFrame>
  );
}
