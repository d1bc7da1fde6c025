import { FormCard, Switch } from '@cardamom/ui';
import { memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FormFields } from '../form/index.ts';
import { useMessages, type ActiveWords } from '../messages/index.ts';

/** Props of `ActiveCard`. */
export interface ActiveCardProps<Values extends FieldValues & { isActive: boolean }> {
  /** The part of the catalogue that names the entity. */
  words: ActiveWords;
  form: FormFields<Values>;
  isReadOnly: boolean;
}

function Switched<Values extends FieldValues & { isActive: boolean }>({
  words,
  form,
  isReadOnly,
}: ActiveCardProps<Values>) {
  const { t } = useMessages(words);
  // The other fields do not matter here.
  const ofActive = form as unknown as FormFields<{ isActive: boolean }>;
  return (
    <FormCard id="visibility" title={t('form.visibility')} description={t('form.visibilityText')}>
      <Field form={ofActive} name="isActive">
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} isReadOnly={isReadOnly}>
            {t('form.active')}
          </Switch>
        )}
      </Field>
    </FormCard>
  );
}

/** The card of a form that switches an entity on and off, and says what it means for this kind. */
export const ActiveCard = memo(Switched) as typeof Switched;
