import type { InvitationAcceptance } from '@cardamom/api-types';
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** What a link invites to, without spending it; one that is spent, taken back or too old throws C_009. */
export function invitationQuery(token: string) {
  return queryOptions({
    // The token stays out of the key, which tools for developers show; a page has one.
    queryKey: ['invitation'],
    queryFn: ({ signal }) => dataOf(api.POST('/authentication/invitation', { body: { token }, signal })),
    enabled: token !== '',
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Joins and signs in; the link is spent. Another password than the account's throws C_006. */
export function acceptInvitation(body: InvitationAcceptance) {
  return dataOf(api.POST('/authentication/accept-invitation', { body }));
}
