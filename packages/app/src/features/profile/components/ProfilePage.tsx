import type { StaffProfile } from '@cardamom/api-types';
import {
  DescriptionList,
  ErrorState,
  FormCard,
  FormLayout,
  PageHeader,
  SegmentedControl,
  Skeleton,
} from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import { forgetSession, isRefused, profileQuery, themeAtom, useChooseTheme } from '#shared/session/index.ts';
import { formatPhone } from '../model/format-phone.ts';

function PersonalInfo({ profile }: { profile: StaffProfile | undefined }) {
  const { t } = useMessages('profile');
  const told = (details: (known: StaffProfile) => string) =>
    profile ? details(profile) : <Skeleton width="12rem" />;
  return (
    <FormCard id="personal-info" title={t('personal.title')} description={t('personal.text')}>
      <DescriptionList
        items={[
          {
            id: 'name',
            term: t('personal.name'),
            details: told((known) => `${known.name} ${known.lastName}`.trim()),
          },
          { id: 'email', term: t('personal.email'), details: told(({ email }) => email) },
          { id: 'phone', term: t('personal.phone'), details: told(({ phone }) => formatPhone(phone)) },
          {
            id: 'position',
            term: t('personal.position'),
            details: told(({ position }) => position || t('personal.none')),
          },
          {
            id: 'role',
            term: t('personal.role'),
            details: told(({ isOwner }) => t(isOwner ? 'personal.owner' : 'personal.staff')),
          },
          {
            id: 'restaurant',
            term: t('personal.restaurant'),
            details: told(({ restaurant }) => restaurant.name),
          },
          { id: 'language', term: t('personal.language'), details: told(() => t('personal.english')) },
        ]}
      />
    </FormCard>
  );
}

function Appearance() {
  const { t } = useMessages('profile');
  const theme = useAtomValue(themeAtom);
  const chooseTheme = useChooseTheme();
  return (
    <FormCard id="appearance" title={t('theme.title')} description={t('theme.text')}>
      <SegmentedControl
        label={t('theme.label')}
        value={theme}
        options={[
          { id: 'light', label: t('theme.light'), icon: 'sun' },
          { id: 'dark', label: t('theme.dark'), icon: 'moon' },
        ]}
        onChange={chooseTheme}
      />
    </FormCard>
  );
}

/** The signed-in person: personal info and theme. Loads the profile itself; when it is refused, the guard signs out. */
export function ProfilePage() {
  const { t } = useMessages('profile');
  const router = useRouter();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery);
  usePageTitle(t('title'));

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
      {(profile || !error) && (
        <FormLayout>
          <PersonalInfo profile={profile} />
          <Appearance />
        </FormLayout>
      )}
    </>
  );
}
