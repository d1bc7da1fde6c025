import type { StaffProfile } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@cardamom/ui';
import { useRouter } from '@tanstack/react-router';
import { api, dataOf } from '#shared/api/index.ts';
import { announceSessionChange, profileQuery } from '#shared/session/index.ts';

/** Goes on in another restaurant: nothing of the old one stays in the cache, and home opens. */
export function useGoOnIn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (profile: StaffProfile) => {
    announceSessionChange();
    queryClient.clear();
    queryClient.setQueryData(profileQuery.queryKey, profile);
    await router.navigate({ to: '/' });
    await router.invalidate();
  };
}

/** Works in another restaurant of this account. */
export function useChooseRestaurant() {
  const goOnIn = useGoOnIn();
  return useMutation({
    mutationFn: (restaurantId: string) =>
      dataOf(api.PUT('/authentication/restaurant', { body: { restaurantId } })),
    onSuccess: goOnIn,
    onError: (error) => toast.error(error.message),
  });
}
