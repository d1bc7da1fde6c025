import type { Registration } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Registers a restaurant with its owner and signs the owner in; a known e-mail throws C_004. */
export function register(body: Registration) {
  return dataOf(api.POST('/authentication/register', { body }));
}
