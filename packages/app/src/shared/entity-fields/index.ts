export { allergenChanges } from './allergens-in-words.ts';
export { reductionInWords } from './reduction-in-words.ts';
export { describeField, fieldLabel, type FieldContext } from './describe-field.ts';
export { FieldValue } from './FieldValue.tsx';
export type { FieldName } from './field-values.ts';
