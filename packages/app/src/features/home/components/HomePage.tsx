import { PageHeader, Skeleton, Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadMessages, useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { GuestMenuCard } from './GuestMenuCard.tsx';
import { Columns } from './HomePage.styles.ts';
import { MenuSummaryCards } from './MenuSummaryCards.tsx';

/** Not needed for the first paint, so the first route does not wait for it. */
const SoldOutCard = lazy(() => import('./SoldOutCard.tsx'));
const MenuHealthCard = lazy(() => import('./MenuHealthCard.tsx'));
const RecentChangesCard = lazy(async () => {
  await loadMessages('history');
  return import('./RecentChangesCard.tsx');
});

/** Home: what is sold out, where guests read the menu, how much it holds, and what is still to set up. */
export function HomePage() {
  const { t } = useMessages('home');
  const { data: name } = useQuery({ ...profileQuery, enabled: false, select: (profile) => profile.name });
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={name === undefined ? t('title') : t('greeting', { name })} />
      <Columns>
        <Stack gap={6}>
          <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
            <SoldOutCard />
          </Suspense>
          <GuestMenuCard />
        </Stack>
        <Stack gap={6}>
          <MenuSummaryCards />
          <Suspense fallback={null}>
            <MenuHealthCard />
          </Suspense>
          <Suspense fallback={null}>
            <RecentChangesCard />
          </Suspense>
        </Stack>
      </Columns>
    </>
  );
}
