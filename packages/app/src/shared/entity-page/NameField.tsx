import { TextField } from '@cardamom/ui';
import { memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FormFields } from '../form/index.ts';

/** Props of `NameField`. */
export interface NameFieldProps<Values extends FieldValues & { name: string }> {
  form: FormFields<Values>;
  label: string;
  /** What a good name is like. */
  description?: string;
  isReadOnly?: boolean;
}

function Named<Values extends FieldValues & { name: string }>({ form, ...words }: NameFieldProps<Values>) {
  // The other fields do not matter here.
  const ofName = form as unknown as FormFields<{ name: string }>;
  return (
    <Field form={ofName} name="name">
      {(field) => <TextField {...field} {...words} autoComplete="off" />}
    </Field>
  );
}

/** The field of a form that names the entity. */
export const NameField = memo(Named) as typeof Named;
