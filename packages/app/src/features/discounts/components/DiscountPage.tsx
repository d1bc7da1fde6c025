import { FormCard, MoneyField, PercentField, RadioGroup } from '@cardamom/ui';
import { discountTypes, type Discount, type DiscountDraft, type DiscountPatch } from '@cardamom/api-types';
import { EntityFormPage, type EntityFormProps } from '#shared/entity/index.ts';
import { ActiveCard, EntityEditor, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { discounts } from '../api/discounts.ts';
import { discountForm } from '../model/discount-form.ts';

/** Creates or changes a discount: a fixed sum, or a part of the bill. */
function DiscountForm(page: EntityFormProps<Discount, DiscountDraft, DiscountPatch>) {
  const { entity, isReadOnly } = page;
  const { currency } = page.access;
  const { t } = useMessages('discounts');
  const editing = useEntityEditing({ ...discountForm, ...page });
  const { form, fields } = editing;
  const sections = (['basics', 'visibility'] as const).map((id) => ({ id, label: t(`form.${id}`) }));

  return (
    <EntityEditor words="discounts" name={entity?.name ?? null} {...{ editing, sections, isReadOnly }}>
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField
          label={t('form.name')}
          description={t('form.nameText')}
          form={fields}
          isReadOnly={isReadOnly}
        />
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
      <ActiveCard words="discounts" form={fields} isReadOnly={isReadOnly} />
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
