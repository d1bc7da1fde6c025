import { FormCard, MoneyField, PercentField, RadioGroup, TextField } from '@cardamom/ui';
import { discountTypes, type Discount, type DiscountDraft, type DiscountPatch } from '@cardamom/api-types';
import { EntityFormPage, type EntityFormProps } from '#shared/entity/index.ts';
import { ActiveCard, EntityEditor, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { discounts } from '../api/discounts.ts';
import {
  discountDraftOf,
  discountRules,
  discountValuesOf,
  newDiscountValues,
  shownDiscountFields,
  type DiscountValues,
} from '../model/discount-values.ts';

/** Creates or changes a discount: a fixed sum, or a part of the bill. */
function DiscountForm({
  entity,
  access: { currency },
  isReadOnly,
  onCreate,
  onCreated,
  onUpdate,
}: EntityFormProps<Discount, DiscountDraft, DiscountPatch>) {
  const { t } = useMessages('discounts');
  const editing = useEntityEditing({
    entity,
    newValues: newDiscountValues,
    valuesOf: discountValuesOf,
    rules: discountRules,
    pointers: { '/type': 'reduction', '/amount': 'reduction' },
    shows: shownDiscountFields,
    isReadOnly,
    draftOf: (values: DiscountValues) => Promise.resolve(discountDraftOf(values)),
    beganDraftOf: (began: Discount) => discountDraftOf(discountValuesOf(began)),
    onCreate,
    onCreated,
    onUpdate,
  });
  const { form } = editing;
  const sections = (['basics', 'visibility'] as const).map((id) => ({ id, label: t(`form.${id}`) }));

  return (
    <EntityEditor words="discounts" name={entity?.name ?? null} {...{ editing, sections, isReadOnly }}>
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <Field form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              label={t('form.name')}
              description={t('form.nameText')}
              isReadOnly={isReadOnly}
              autoComplete="off"
            />
          )}
        </Field>
        <Field form={form} name="reduction">
          {({ value, onChange, onBlur, errorMessage }) => (
            <>
              <RadioGroup
                label={t('form.type')}
                options={discountTypes.map((id) => ({ id, label: t(`form.${id}`) }))}
                value={value.type}
                onChange={(type) => onChange({ ...value, type })}
                isReadOnly={isReadOnly}
              />
              {value.type === 'FIXED' ? (
                <MoneyField
                  label={t('form.amount')}
                  {...typedNumber(value.fixed, (fixed) => onChange({ ...value, fixed }))}
                  {...{ currency, onBlur, errorMessage, isReadOnly }}
                  isRequired
                />
              ) : (
                <PercentField
                  label={t('form.percentage')}
                  {...typedNumber(value.percentage, (percentage) => onChange({ ...value, percentage }))}
                  {...{ onBlur, errorMessage, isReadOnly }}
                  isRequired
                />
              )}
            </>
          )}
        </Field>
      </FormCard>
      <ActiveCard words="discounts" {...{ form, isReadOnly }} />
    </EntityEditor>
  );
}

/** A discount to be changed, or (null) a new one. */
export function DiscountPage({ discountId }: { discountId: string | null }) {
  return (
    <EntityFormPage definition={discounts} id={discountId}>
      {(form) => <DiscountForm {...form} />}
    </EntityFormPage>
  );
}
