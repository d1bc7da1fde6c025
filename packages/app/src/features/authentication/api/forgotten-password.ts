import type { PasswordReset } from '@cardamom/api-types';
import { useMutation } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** Asks for a link that sets a new password; says nothing of whether somebody has the e-mail. */
export function requestPasswordReset(email: string) {
  return api.POST('/authentication/forgot-password', { body: { email } });
}

/** Sets a new password by a link; a used or old one throws C_009. */
export function resetPassword(body: PasswordReset) {
  return api.POST('/authentication/reset-password', { body });
}

/** Confirms a new e-mail by a link; a used or old one fails with C_009. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => dataOf(api.POST('/authentication/confirm-email', { body: { token } })),
  });
}
