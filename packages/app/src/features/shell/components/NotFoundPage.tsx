import {
  EmptyState,
  FilterBar,
  Link,
  LinkButton,
  LiveResult,
  PageHeader,
  SearchField,
  Stack,
  Text,
} from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { placesFor } from '#shared/navigation/index.ts';
import { profileQuery } from '#shared/session/index.ts';

/** Any unmatched path: says so and finds the way on. */
export function NotFoundPage() {
  const { t } = useMessages('common');
  const href = useHref();
  const [query, setQuery] = useState('');
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  usePageTitle(t('notFound.title'));

  const places: { label: string; address: string }[] = [
    ...placesFor(profile?.permissions ?? [])
      .flatMap(({ places: ofGroup }) => ofGroup)
      .map(({ id, place }) => ({ label: t(`navigation.${id}`), address: href(place) })),
    { label: t('navigation.profile'), address: href({ to: '/profile-setting' }) },
  ];
  const wanted = query.trim().toLocaleLowerCase();
  const found = places.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));

  return (
    <>
      <PageHeader title={t('notFound.title')} description={t('notFound.text')} />
      <Stack gap={6}>
        <FilterBar label={t('notFound.search')}>
          <SearchField label={t('notFound.search')} value={query} onChange={setQuery} />
        </FilterBar>
        <LiveResult query={wanted} found={t('notFound.found', { count: found.length })} />
        {found.length > 0 ? (
          <nav aria-label={t('notFound.results')}>
            <Stack gap={2}>
              {found.map(({ label, address }) => (
                <Text key={address}>
                  <Link href={address}>{label}</Link>
                </Text>
              ))}
            </Stack>
          </nav>
        ) : (
          <EmptyState
            title={t('notFound.noMatch', { query })}
            illustration="search"
            action={<LinkButton href={href({ to: '/' })}>{t('actions.goHome')}</LinkButton>}
          >
            {t('notFound.noMatchText')}
          </EmptyState>
        )}
      </Stack>
    </>
  );
}
