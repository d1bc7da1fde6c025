import { TextArea } from '@cardamom/ui';
import { memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FormFields } from '../form/index.ts';
import { useMessages, type DescriptionWords } from '../messages/index.ts';

/** Props of `DescriptionField`. */
export interface DescriptionFieldProps<Values extends FieldValues & { description: string }> {
  /** The part of the catalogue that names the entity. */
  words: DescriptionWords;
  form: FormFields<Values>;
  /** In characters; how many are left is counted below. */
  maxLength: number;
  /** Lines in sight while little is typed, where they are not a text area's usual ones. */
  rows?: number;
  isReadOnly: boolean;
}

function Described<Values extends FieldValues & { description: string }>({
  words,
  form,
  ...limits
}: DescriptionFieldProps<Values>) {
  const { t } = useMessages(words);
  // The other fields do not matter here.
  const ofDescription = form as unknown as FormFields<{ description: string }>;
  return (
    <Field form={ofDescription} name="description">
      {(field) => (
        <TextArea
          {...field}
          {...limits}
          label={t('form.description')}
          description={t('form.descriptionText')}
          showsCount
        />
      )}
    </Field>
  );
}

/** The field of a form for what guests read below the entity's name. */
export const DescriptionField = memo(Described) as typeof Described;
