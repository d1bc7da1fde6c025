import type { Credentials } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Signs in with e-mail and password; wrong ones throw C_006. */
export function signIn(body: Credentials) {
  return dataOf(api.POST('/authentication/sign-in', { body }));
}
