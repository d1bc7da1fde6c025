import { Banner, Button, Heading, Link, Stack, Text, VisuallyHidden, Skeleton } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { invitationQuery } from '../api/invitation.ts';
import { AcceptInvitationForm } from './AcceptInvitationForm.tsx';

/** Asks somebody to join a restaurant; the link is spent by the button, never by loading (docs/rules.md, Accounts). */
export function AcceptInvitationPage() {
  const { t } = useMessages('authentication');
  const href = useHref();
  const token = useRouterState({ select: (state) => state.location.hash });
  const { data: invitation, error, isFetching, refetch } = useQuery(invitationQuery(token));
  usePageTitle(
    invitation ? t('invitation.title', { restaurant: invitation.restaurantName }) : t('invitation.untitled'),
  );
  const loginLink = <Link href={href({ to: '/login' })}>{t('invitation.toLogin')}</Link>;
  const isGone = error instanceof ApiError && [401, 422].includes(error.status);

  if (invitation) return <AcceptInvitationForm {...{ invitation, token }} />;
  if (token === '' || isGone) {
    return (
      <Stack gap={6}>
        <Heading level={1}>{t(isGone ? 'invitation.failedTitle' : 'invitation.missingTitle')}</Heading>
        <Text tone="quiet">{t(isGone ? 'invitation.failedText' : 'invitation.missingText')}</Text>
        {loginLink}
      </Stack>
    );
  }
  if (error) {
    return (
      <Stack gap={6}>
        <Heading level={1}>{t('invitation.untitled')}</Heading>
        <Banner tone="error" title={t('invitation.errorTitle')} isLive>
          {error.message}
        </Banner>
        <Button isPending={isFetching} onPress={() => void refetch()}>
          {t('invitation.retry')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <VisuallyHidden as="div" role="status">
        {t('invitation.loading')}
      </VisuallyHidden>
      <Skeleton width="16rem" height="2rem" />
      <Skeleton shape="block" width="100%" height="10rem" />
    </Stack>
  );
}
