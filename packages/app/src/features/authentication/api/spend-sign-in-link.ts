import { useMutation } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** Spends a one-time sign-in link; a used or old one fails with C_009. */
export function useSpendSignInLink() {
  return useMutation({
    mutationFn: (token: string) => dataOf(api.POST('/authentication/sign-in-link', { body: { token } })),
  });
}
