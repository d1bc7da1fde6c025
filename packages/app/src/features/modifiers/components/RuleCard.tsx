import { Columns, FormCard, NumberField } from '@cardamom/ui';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, typedNumber, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ModifierGroupValues } from '../model/modifier-group-values.ts';
import { GuestSentence } from './GuestSentence.tsx';

/** Props of `RuleCard`. */
export interface RuleCardProps {
  form: FormFields<ModifierGroupValues>;
  isReadOnly: boolean;
}

/** How many options guests choose, and the sentence they read of it. */
export const RuleCard = memo(function RuleCard({ form, isReadOnly }: RuleCardProps) {
  const { t } = useMessages('modifiers');
  const [name, guestName, options] = useWatch({
    control: form.control,
    name: ['name', 'guestName', 'options'],
  });
  const [minimum, maximum] = useWatch({ control: form.control, name: ['minimum', 'maximum'] });
  const limit = (field: 'minimum' | 'maximum') => (
    <Field form={form} name={field}>
      {({ value, onChange, ...binding }) => (
        <NumberField
          {...binding}
          label={t(`form.${field}`)}
          description={t(`form.${field}Text`)}
          {...typedNumber(value, onChange)}
          minValue={field === 'minimum' ? 0 : 1}
          maxValue={options.length}
          step={1}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
  return (
    <FormCard id="rule" title={t('form.rule')} description={t('form.ruleText')}>
      <Columns>
        {limit('minimum')}
        {limit('maximum')}
      </Columns>
      <GuestSentence name={guestName.trim() || name} {...{ minimum, maximum }} optionCount={options.length} />
    </FormCard>
  );
});
