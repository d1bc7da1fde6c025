export { allergenChanges } from './allergens-in-words.ts';
export { describeField, fieldLabel, type FieldContext, type FieldName } from './describe-field.ts';
export { FieldValue } from './FieldValue.tsx';
