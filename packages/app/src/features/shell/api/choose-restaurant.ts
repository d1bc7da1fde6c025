import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@cardamom/ui';
import { useRouter } from '@tanstack/react-router';
import { api, dataOf } from '#shared/api/index.ts';
import { announceSessionChange, profileQuery } from '#shared/session/index.ts';

/** Works in another restaurant of this account: nothing of the old one stays in the cache, and home opens. */
export function useChooseRestaurant() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (restaurantId: string) =>
      dataOf(api.PUT('/authentication/restaurant', { body: { restaurantId } })),
    onSuccess: async (profile) => {
      announceSessionChange();
      queryClient.clear();
      queryClient.setQueryData(profileQuery.queryKey, profile);
      await router.navigate({ to: '/' });
      await router.invalidate();
    },
    onError: (error) => toast.error(error.message),
  });
}
