import type { EmailChange, PasswordChange } from '@cardamom/api-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, dataOf } from '#shared/api/index.ts';
import { announceSessionChange, beginAnew, profileQuery } from '#shared/session/index.ts';

/** The devices on which one is signed in, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: ['human-resources', 'staff', 'me', 'sessions'],
  queryFn: async ({ signal }) =>
    (await dataOf(api.GET('/human-resources/staff/me/sessions', { signal }))).items,
});

/** Changes one's own password; a wrong current one throws C_002, the same one again C_011. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => api.PUT('/human-resources/staff/me/password', { body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]),
  });
}

/** Asks for another e-mail; a wrong password throws C_006, an address that somebody has C_004. */
export function changeEmail(body: EmailChange) {
  return api.POST('/human-resources/staff/me/email', { body });
}

/** Signs out on another device, or (null) on all others. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      api.POST('/human-resources/staff/me/sessions/end', { body: { sessionId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Signs out on all devices, this one last: where the others stay signed in, so does this one. */
export function useSignOutEverywhere() {
  const router = useRouter();
  return useMutation({
    mutationFn: async () => {
      await api.POST('/human-resources/staff/me/sessions/end', { body: { sessionId: null } });
      await api.POST('/authentication/logout');
    },
    onSuccess: async () => {
      announceSessionChange();
      await beginAnew(router);
    },
  });
}
