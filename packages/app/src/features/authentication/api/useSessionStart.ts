import type { StaffProfile } from '@cardamom/api-types';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { typingInTab } from '#shared/draft/typing-in-tab.ts';
import {
  applyTheme,
  authenticationAtom,
  profileQuery,
  safeReturnPath,
  themeAtom,
} from '#shared/session/index.ts';

/** Takes up a session that has just begun and goes to where the person wanted to be. */
export function useSessionStart() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const store = useStore();
  return async (profile: StaffProfile, returnTo?: string) => {
    queryClient.clear();
    typingInTab().forget();
    queryClient.setQueryData(profileQuery.queryKey, profile);
    store.set(authenticationAtom, 'authenticated');
    store.set(themeAtom, profile.theme);
    applyTheme(profile.theme);
    await router.navigate({ href: safeReturnPath(returnTo), replace: true });
  };
}
