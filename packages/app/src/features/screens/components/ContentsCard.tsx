import { Checkbox, FormCard, NumberField } from '@cardamom/ui';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, numberOf, typedNumber, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { itemSeconds, type DigitalMenuValues } from '../model/digital-menu-form.ts';
import { CategoriesField, type ScreenCategory } from './CategoriesField.tsx';
import { SecondsLine } from './ContentsCard.styles.ts';
import { LayoutCards } from './LayoutCards.tsx';

/** Props of the form's cards. */
export interface DigitalMenuCardProps {
  form: FormFields<DigitalMenuValues>;
  isReadOnly: boolean;
}

/** "Longer for longer text, up to 16": twice the time that is typed. */
function LongerField({ form, isReadOnly }: DigitalMenuCardProps) {
  const { t } = useMessages('digitalMenu');
  const seconds = numberOf(useWatch({ control: form.control, name: 'itemSeconds' }));
  const isOne = seconds !== null && seconds >= itemSeconds.least && seconds <= itemSeconds.most;
  return (
    <Field form={form} name="isLongerForText">
      {({ value, onChange }) => (
        <Checkbox isSelected={value} onChange={onChange} isReadOnly={isReadOnly}>
          {isOne ? t('form.longer', { most: 2 * seconds }) : t('form.longerPlain')}
        </Checkbox>
      )}
    </Field>
  );
}

const LayoutField = memo(function LayoutField({ form, isReadOnly }: DigitalMenuCardProps) {
  return (
    <Field form={form} name="layout">
      {(field) => <LayoutCards {...{ field, isReadOnly }} />}
    </Field>
  );
});

const SecondsFields = memo(function SecondsFields({ form, isReadOnly }: DigitalMenuCardProps) {
  const { t } = useMessages('digitalMenu');
  return (
    <SecondsLine>
      <Field form={form} name="itemSeconds">
        {({ value, onChange, ...field }) => (
          <NumberField
            {...field}
            {...typedNumber(value, onChange)}
            label={t('form.seconds')}
            suffix={t('form.secondsUnit')}
            minValue={itemSeconds.least}
            maxValue={itemSeconds.most}
            step={1}
            isReadOnly={isReadOnly}
          />
        )}
      </Field>
      <LongerField {...{ form, isReadOnly }} />
    </SecondsLine>
  );
});

/** How screens lay the menu out, which of it, and for how long. */
export function ContentsCard({
  form,
  isReadOnly,
  categories,
}: DigitalMenuCardProps & { categories: readonly ScreenCategory[] }) {
  const { t } = useMessages('digitalMenu');
  return (
    <FormCard id="what" title={t('form.what')} description={t('form.whatText')}>
      <LayoutField {...{ form, isReadOnly }} />
      <Field form={form} name="categoryIds">
        {(field) => <CategoriesField {...{ field, categories, isReadOnly }} />}
      </Field>
      <SecondsFields {...{ form, isReadOnly }} />
    </FormCard>
  );
}
