import { errorCatalogue, type ErrorCode } from '@cardamom/api-types';
import type { Rule } from '../form/index.ts';

function says(code: ErrorCode, isMet: (password: string) => boolean): Rule<string> {
  return (value) => (isMet(value) ? null : errorCatalogue[code].message);
}

/** The three rules of a password, in the catalogue's words (docs/rows.md, Forms). */
export const passwordRules: readonly Rule<string>[] = [
  says('CM_PASSWORD_LENGTH', (value) => Array.from(value).length >= 8),
  says('CM_PASSWORD_NUMBER', (value) => /\p{Nd}/u.test(value)),
  says('CM_PASSWORD_UPPERCASE', (value) => /\p{Lu}/u.test(value)),
];

/** A new password that is typed a second time must be the same. */
export function sameAs<Values>(passwordOf: (values: Values) => string): Rule<string, Values> {
  return (value, values) =>
    value === passwordOf(values) ? null : errorCatalogue.CM_PASSWORD_MISMATCH.message;
}
