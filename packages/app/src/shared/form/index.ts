export { EntityForm } from './EntityForm.tsx';
export { Field, type FieldBinding } from './Field.tsx';
export type { FieldRules, FormRules } from './field-rules.ts';
export { FormProblem } from './FormProblem.tsx';
export { FormSaveBar } from './FormSaveBar.tsx';
export { email, lengthAtMost, required, type Rule } from './rules.ts';
export { isUnread, numberOf, typedNumber, type TypedNumber } from './typed-number.ts';
export { useOpenAtHash } from './useOpenAtHash.ts';
export { useEntityForm, useFormStatus, type EntityFormState, type FormFields } from './useEntityForm.ts';
