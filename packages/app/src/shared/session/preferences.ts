import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import type { StaffPreferences, Theme } from '@cardamom/api-types';
import { toast } from '@cardamom/ui';
import { api, dataOf } from '../api/index.ts';
import { themeAtom } from './atoms.ts';
import { profileQuery } from './profile.ts';
import { applyTheme } from './theme.ts';

/** Shows a theme at once, remembers it on this device and saves it on the server. */
export function useChooseTheme() {
  const queryClient = useQueryClient();
  const store = useStore();
  const saving = useMutation({
    mutationFn: (preferences: StaffPreferences) =>
      dataOf(api.PUT('/human-resources/staff/me/preferences', { body: preferences })),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
    onError: (error) => toast.error(error.message),
  });
  return (theme: Theme) => {
    store.set(themeAtom, theme);
    applyTheme(theme);
    const defaultLanguage = queryClient.getQueryData(profileQuery.queryKey)?.defaultLanguage ?? 'en';
    saving.mutate({ theme, defaultLanguage });
  };
}
