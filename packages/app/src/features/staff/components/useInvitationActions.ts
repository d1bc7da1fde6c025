import { toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { inviteAgain, revokeInvitation } from '../api/staff.ts';
import { useTellInvitation } from './fresh-link.ts';

function sayWhy(error: Error): void {
  if (!(error instanceof ApiError)) throw error;
  toast.error(error.reason);
}

/** Sends an invitation again, or takes it back; each says how it went. */
export function useInvitationActions() {
  const { t } = useMessages('staff');
  const tell = useTellInvitation();
  const inviting = useMutation({ ...inviteAgain(), onError: sayWhy });
  const revoking = useMutation({ ...revokeInvitation(), onError: sayWhy });
  const { mutate: send } = inviting;
  const { mutate: take } = revoking;
  return {
    isInviting: inviting.isPending,
    isRevoking: revoking.isPending,
    invite: (staffId: string) => send(staffId, { onSuccess: tell }),
    revoke: useCallback(
      (staffId: string) => take(staffId, { onSuccess: () => toast(t('toast.revoked')) }),
      [take, t],
    ),
  };
}
