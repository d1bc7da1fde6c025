import { TextField } from '@cardamom/ui';
import type { FieldValues } from 'react-hook-form';
import { Field, type EntityFormState } from '../form/index.ts';

/** Props of `NameField`. */
export interface NameFieldProps<Values extends FieldValues & { name: string }> {
  form: EntityFormState<Values>;
  label: string;
  /** What a good name is like. */
  description?: string;
  isReadOnly?: boolean;
}

/** The field of a form that names the entity. */
export function NameField<Values extends FieldValues & { name: string }>({
  form,
  ...words
}: NameFieldProps<Values>) {
  // The other fields do not matter here.
  const ofName = form as unknown as EntityFormState<{ name: string }>;
  return (
    <Field form={ofName} name="name">
      {(field) => <TextField {...field} {...words} autoComplete="off" />}
    </Field>
  );
}
