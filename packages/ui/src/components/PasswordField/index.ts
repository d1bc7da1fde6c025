export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { passwordRules } from './rules.ts';
