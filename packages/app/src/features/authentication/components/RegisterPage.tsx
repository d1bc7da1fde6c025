import { EmptyState, Heading, Link, LinkButton, Skeleton, Stack, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration of a restaurant, where this installation takes any. */
export function RegisterPage() {
  const { t } = useMessages('authentication');
  const href = useHref();
  const { data: configuration, isPending } = useQuery(configurationQuery);
  usePageTitle(t('register.title'));
  if (isPending) return <RegisterSkeleton />;
  if (configuration?.isRegistrationOpen === false) {
    return (
      <EmptyState
        title={t('register.closedTitle')}
        illustration="lock"
        action={<LinkButton href={href({ to: '/login' })}>{t('register.signIn')}</LinkButton>}
      >
        {t('register.closedText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('register.title')}</Heading>
        <Text tone="quiet">{t('register.text')}</Text>
      </Stack>
      <RegisterForm />
      <Text tone="quiet">
        {t('register.haveAccount')} <Link href={href({ to: '/login' })}>{t('register.signIn')}</Link>
      </Text>
    </Stack>
  );
}

/** Holds the place of the form's first fields. */
function RegisterSkeleton() {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Skeleton width="14rem" height="1.875rem" />
        <Skeleton width="20rem" />
      </Stack>
      {['name', 'type', 'currency', 'timeZone', 'owner', 'email'].map((field) => (
        <Stack key={field} gap={2}>
          <Skeleton width="8rem" />
          <Skeleton height={40} />
        </Stack>
      ))}
    </Stack>
  );
}
