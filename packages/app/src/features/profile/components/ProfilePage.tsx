import { ErrorState, FormLayout, PageHeader } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormSkeleton } from '#shared/entity-page/FormSkeleton.tsx';
import { useOpenAtHash } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import { forgetSession, isRefused, profileQuery } from '#shared/session/index.ts';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { YouCard } from './YouCard.tsx';

const sections = ['you', 'personal', 'email', 'preferences', 'password', 'sessions'] as const;

/** The signed-in person's own page. Loads the profile itself; when it is refused, the guard signs out. */
export function ProfilePage() {
  const { t } = useMessages('profile');
  const router = useRouter();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery);
  usePageTitle(t('title'));
  useOpenAtHash();

  const wasRefused = isRefused(error);
  useEffect(() => {
    if (!wasRefused) return;
    // The guard looks at this page again, and sends to the login page with the way back here.
    forgetSession(router.options.context);
    void router.invalidate();
  }, [wasRefused, router]);

  return (
    <>
      <PageHeader title={t('title')} />
      {error && !wasRefused && !profile && (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!profile && !error && <FormSkeleton />}
      {profile && (
        <FormLayout sections={sections.map((id) => ({ id, label: t(`${id}.title`) }))}>
          <YouCard profile={profile} />
          <PersonalForm key={profile.id} profile={profile}>
            <EmailCard profile={profile} />
            <PreferencesCard />
            <PasswordCard hasPassword={profile.hasPassword} />
            <SessionsCard />
          </PersonalForm>
        </FormLayout>
      )}
    </>
  );
}
