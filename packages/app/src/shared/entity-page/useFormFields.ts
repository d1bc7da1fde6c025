import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormFields } from '../form/index.ts';

/** The same fields for as long as the form and its rules are: what is drawn of them need not be drawn again with the form. */
export function useFormFields<Values extends FieldValues>({
  control,
  rules,
  methods,
}: FormFields<Values>): FormFields<Values> {
  return useMemo(() => ({ control, rules, methods }), [control, rules, methods]);
}
