import { Banner, Button, Heading, Link, Stack, Text } from '@cardamom/ui';
import { useRouterState } from '@tanstack/react-router';
import { ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { useSpendSignInLink } from '../api/spend-sign-in-link.ts';
import { useSessionStart } from '../api/useSessionStart.ts';

/** Spends the token of the URL's fragment when the person asks for it, never by loading (docs/rules.md, Accounts). */
export function SignInLinkPage() {
  const { t } = useMessages('authentication');
  const href = useHref();
  const token = useRouterState({ select: (state) => state.location.hash.replace(/^token=/, '') });
  const spending = useSpendSignInLink();
  const start = useSessionStart();
  usePageTitle(t('link.title'));
  const isSpent = spending.error instanceof ApiError && [401, 422].includes(spending.error.status);
  const loginLink = <Link href={href({ to: '/login' })}>{t('link.toLogin')}</Link>;

  if (token === '') {
    return (
      <Stack gap={6}>
        <Heading level={1}>{t('link.missingTitle')}</Heading>
        <Text tone="quiet">{t('link.missingText')}</Text>
        {loginLink}
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('link.title')}</Heading>
        <Text tone="quiet">{t('link.text')}</Text>
      </Stack>
      {isSpent && (
        <Banner tone="error" title={t('link.failedTitle')} isLive>
          {t('link.failedText')} <code>{t('link.command')}</code>
        </Banner>
      )}
      {spending.error && !isSpent && (
        <Banner tone="error" isLive>
          {spending.error.message}
        </Banner>
      )}
      <Button
        variant="primary"
        size="large"
        isPending={spending.isPending}
        onPress={() => spending.mutate(token, { onSuccess: (profile) => start(profile) })}
      >
        {t('link.submit')}
      </Button>
      {loginLink}
    </Stack>
  );
}
