import { errorCatalogue } from '@cardamom/api-types';
import { fieldError, Problem } from '../shared/problem.ts';

/** A wrong password that confirms another act: its session goes on, so it is no 401. */
export function wrongPassword(): Problem {
  const { message } = errorCatalogue.C_006;
  return new Problem('C_006', { status: 422, message, errors: [fieldError('/password', 'C_006')] });
}
