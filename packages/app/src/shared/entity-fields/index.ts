export { describeField, fieldLabel, type FieldContext } from './describe-field.ts';
export { FieldValue } from './FieldValue.tsx';
export type { FieldName, FieldValues } from './field-values.ts';
export type { Shown } from './shown.ts';
