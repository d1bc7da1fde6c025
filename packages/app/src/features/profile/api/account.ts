import type { EmailChange, PasswordChange } from '@cardamom/api-types';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, dataOf } from '#shared/api/index.ts';
import { announceSessionChange, beginAnew } from '#shared/session/index.ts';

/** What queries of people and their sessions begin with. */
const people = 'human-resources';

/** The devices on which one is signed in, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: [people, 'staff', 'me', 'sessions'],
  queryFn: async ({ signal }) =>
    (await dataOf(api.GET('/human-resources/staff/me/sessions', { signal }))).items,
});

/** Changes one's own password; a wrong current one throws C_002, the same one again C_011. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordChange) => api.PUT('/human-resources/staff/me/password', { body }),
    meta: { touches: [people], waits: true },
  });
}

/** Asks for another e-mail; a wrong password throws C_006, an address that somebody has C_004. */
export function changeEmail(body: EmailChange) {
  return api.POST('/human-resources/staff/me/email', { body });
}

/** Signs out on another device, or (null) on all others. */
export function useEndSessions() {
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      api.POST('/human-resources/staff/me/sessions/end', { body: { sessionId } }),
    meta: { touches: [people], waits: true },
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
