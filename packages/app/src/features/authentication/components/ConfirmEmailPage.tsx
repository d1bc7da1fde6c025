import { Banner, Button, Heading, LinkButton, Stack, Text } from '@cardamom/ui';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { useConfirmEmail } from '../api/forgotten-password.ts';
import { isDeadLink } from '../model/dead-link.ts';
import { useLinkToken } from '../model/useLinkToken.ts';
import { LinkMessage } from './LinkMessage.tsx';

/** Confirms a new e-mail by the link that was sent there, when the person asks for it. */
export function ConfirmEmailPage() {
  const { t } = useMessages('account');
  const href = useHref();
  const token = useLinkToken();
  const confirming = useConfirmEmail();
  const { data: confirmed, error } = confirming;
  const isDead = isDeadLink(error);
  const part = useCaughtFocus<HTMLDivElement>(confirming.status);
  const said = confirmed
    ? 'email.doneTitle'
    : isDead
      ? 'email.deadTitle'
      : token === ''
        ? 'missingTitle'
        : 'email.title';
  usePageTitle(t(said));
  if (said === 'email.title') {
    return (
      <Stack gap={6} ref={part}>
        <Stack gap={1}>
          <Heading level={1}>{t('email.title')}</Heading>
          <Text tone="quiet">{t('email.text')}</Text>
        </Stack>
        {error && (
          <Banner tone="error" isLive>
            {error.message}
          </Banner>
        )}
        <Button
          variant="primary"
          size="large"
          isPending={confirming.isPending}
          onPress={() => confirming.mutate(token)}
        >
          {t('email.submit')}
        </Button>
      </Stack>
    );
  }
  const text = confirmed
    ? t('email.doneText', { email: confirmed.email })
    : t(isDead ? 'email.deadText' : 'missingText');
  return (
    <Stack ref={part}>
      <LinkMessage title={t(said)} text={text}>
        <Stack align="start">
          <LinkButton href={href({ to: '/' })} size="large">
            {t('email.toOffice')}
          </LinkButton>
        </Stack>
      </LinkMessage>
    </Stack>
  );
}
