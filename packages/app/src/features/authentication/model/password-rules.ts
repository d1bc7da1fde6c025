import { message } from '#shared/messages/index.ts';
import type { Rule } from '#shared/form/index.ts';

/** The three rules of a password, in fixed words (docs/rows.md, Forms). */
export const passwordRules: readonly Rule<string>[] = [
  (value) => (Array.from(value).length >= 8 ? null : message('authentication:passwordRules.length')),
  (value) => (/\p{Nd}/u.test(value) ? null : message('authentication:passwordRules.number')),
  (value) => (/\p{Lu}/u.test(value) ? null : message('authentication:passwordRules.uppercase')),
];
