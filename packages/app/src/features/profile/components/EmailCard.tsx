import type { StaffProfile } from '@cardamom/api-types';
import { Banner, Button, FormCard, Stack, TextField } from '@cardamom/ui';
import { useState } from 'react';
import { useIsKept } from '#shared/draft/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { onDemand } from '#shared/loading/on-demand.ts';

/** Asked for seldom, so it loads when it is. */
const ChangeEmailDialog = onDemand(() => import('./ChangeEmailDialog.tsx'));

/** The address one signs in with, and the way to another one. */
export function EmailCard({ profile: { email, hasPassword } }: { profile: StaffProfile }) {
  const { t } = useMessages('profile');
  const [isOpen, setIsOpen] = useState(useIsKept('change-email'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isWaiting = sentTo !== null && sentTo !== email;
  return (
    <FormCard id="email" title={t('email.title')} description={t('email.text')}>
      <TextField
        label={t('email.current')}
        description={hasPassword ? undefined : t('email.needsPassword')}
        value={email}
        onChange={() => undefined}
        isReadOnly
      />
      {isWaiting && (
        <Banner title={t('email.sentTitle', { email: sentTo })} isLive>
          {t('email.sentText')}
        </Banner>
      )}
      {hasPassword && (
        <Stack align="start">
          <Button onPress={() => setIsOpen(true)}>{t('email.change')}</Button>
        </Stack>
      )}
      {isOpen && (
        <ChangeEmailDialog
          onClose={() => setIsOpen(false)}
          onSent={(to) => {
            setIsOpen(false);
            setSentTo(to);
          }}
        />
      )}
    </FormCard>
  );
}
