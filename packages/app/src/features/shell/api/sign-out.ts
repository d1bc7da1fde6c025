import { useMutation } from '@tanstack/react-query';
import { toast } from '@cardamom/ui';
import { useRouter } from '@tanstack/react-router';
import { api } from '#shared/api/index.ts';
import { announceSessionChange, beginAnew } from '#shared/session/index.ts';

/** Signs out; then the guard leads to the login page (docs/rows.md, Sessions). */
export function useSignOut() {
  const router = useRouter();
  return useMutation({
    mutationFn: () => api.POST('/authentication/logout'),
    onSuccess: async () => {
      announceSessionChange();
      await beginAnew(router);
    },
    onError: (error) => toast.error(error.message),
  });
}
