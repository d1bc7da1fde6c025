export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export type { PhoneCountry } from './PrefixSelect.tsx';
