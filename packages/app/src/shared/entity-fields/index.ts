export { allergenChanges } from './allergens-in-words.ts';
export { reductionInWords } from './reduction-in-words.ts';
export { describeField, type FieldContext } from './describe-field.ts';
export { fieldLabel } from './field-label.ts';
export { FieldValue } from './FieldValue.tsx';
export type { FieldName } from './field-values.ts';
