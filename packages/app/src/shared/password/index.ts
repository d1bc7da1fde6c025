export { passwordRules, sameAs } from './password-rules.ts';
