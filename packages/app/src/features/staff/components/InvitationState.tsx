import type { StaffInvitation } from '@cardamom/api-types';
import { Banner, Button, Inline, Stack } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import type { Person } from '../model/person.ts';
import { useInvitationActions } from './useInvitationActions.ts';

/** Props of `InvitationState`. */
export interface InvitationStateProps {
  person: Person;
  invitation: StaffInvitation;
  isReadOnly: boolean;
  timeZone: string;
}

/** Where an invitation stands, and what can be done about it; both take effect at once. */
export function InvitationState({ person, invitation, isReadOnly, timeZone }: InvitationStateProps) {
  const { t } = useMessages('staff');
  const { invite, revoke, isInviting, isRevoking } = useInvitationActions();
  const { state, expiresAt } = invitation;
  const moment =
    expiresAt === null
      ? ''
      : new Date(expiresAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <Banner title={t('form.invitationLabel')} {...(state !== 'PENDING' && { tone: 'warning' as const })}>
      <Stack gap={3}>
        <span>{t(`form.invitationState.${state}`, { moment })}</span>
        {!isReadOnly && person.isActive && (
          <Inline gap={2}>
            <Button size="small" icon="mail" isPending={isInviting} onPress={() => invite(person.id)}>
              {t(state === 'REVOKED' ? 'form.invite' : 'form.inviteAgain')}
            </Button>
            {state !== 'REVOKED' && (
              <Button size="small" isPending={isRevoking} onPress={() => revoke(person.id)}>
                {t('form.revoke')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
