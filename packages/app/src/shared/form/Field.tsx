import type { ReactNode } from 'react';
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { isRequiredBy, looksNow } from './field-rules.ts';
import type { FormFields } from './useEntityForm.ts';

/** What a field of the design system takes from the form; spread it and add the label. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  isRequired: boolean;
  errorMessage?: string;
}

/** Props of `Field`. */
export interface FieldProps<Values extends FieldValues, Name extends Path<Values>> {
  form: FormFields<Values>;
  name: Name;
  children: (field: FieldBinding<PathValue<Values, Name>>) => ReactNode;
}

/** Binds a field of the design system to a form: its value, its message, and when its rules run. */
export function Field<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: FieldProps<Values, Name>) {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const rules = form.rules[name];
  const state = { wasAttempted: formState.submitCount > 0, hasMessage: fieldState.error !== undefined };
  const look = (event: 'input' | 'blur') => {
    if (looksNow(rules, event, state)) void form.methods.trigger(name);
  };
  const binding: FieldBinding<PathValue<Values, Name>> = {
    name: field.name,
    value: field.value,
    onChange: (value) => {
      field.onChange(value);
      look('input');
    },
    onBlur: () => {
      field.onBlur();
      look('blur');
    },
    isRequired: isRequiredBy(rules),
  };
  if (fieldState.error?.message !== undefined) binding.errorMessage = fieldState.error.message;
  return children(binding);
}
