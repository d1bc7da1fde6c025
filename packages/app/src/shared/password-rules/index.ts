import { errorCatalogue } from '@cardamom/api-types';
import type { Rule } from '../form/index.ts';

/** The three rules of a password, in fixed words (docs/rows.md, Forms). */
export const passwordRules: readonly Rule<string>[] = [
  (value) => (Array.from(value).length >= 8 ? null : errorCatalogue.CM_PASSWORD_LENGTH.message),
  (value) => (/\p{Nd}/u.test(value) ? null : errorCatalogue.CM_PASSWORD_NUMBER.message),
  (value) => (/\p{Lu}/u.test(value) ? null : errorCatalogue.CM_PASSWORD_UPPERCASE.message),
];

/** A new password that is typed a second time must be the same. */
export function sameAs<Values>(passwordOf: (values: Values) => string): Rule<string, Values> {
  return (value, values) =>
    value === passwordOf(values) ? null : errorCatalogue.CM_PASSWORD_MISMATCH.message;
}
