export { allergenChanges } from './allergens-in-words.ts';
export { describeField, type FieldContext, type FieldName } from './describe-field.ts';
export { fieldLabel } from './field-label.ts';
export { FieldValue } from './FieldValue.tsx';
