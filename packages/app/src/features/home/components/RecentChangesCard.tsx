import { ErrorState, Link, RowList, Skeleton, Text } from '@cardamom/ui';
import { hasPermissions } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { listChanges } from '#shared/history/api/list-changes.ts';
import { deedOf, subjectOf } from '#shared/history/change-words.ts';
import { useEntityHref } from '#shared/history/useEntityHref.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery } from '#shared/session/index.ts';

const shownChanges = 5;

/** What was changed last, by whom and when; leads to all of it for who may manage the menu. */
export default function RecentChangesCard() {
  const { t } = useMessages('history');
  const href = useHref();
  const hrefOf = useEntityHref();
  const [now] = useState(() => new Date());
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const { data, error, isFetching, refetch } = useQuery(listChanges({ limit: shownChanges }));
  const mayManage = hasPermissions(profile?.permissions ?? [], ['MENU_MANAGEMENT']);
  const timeZone = profile?.restaurant.timeZone;
  return (
    <TitledCard title={t('home.title')} gap={3}>
      {data && data.items.length === 0 && <Text tone="quiet">{t('home.empty')}</Text>}
      {data && data.items.length > 0 && (
        <RowList
          label={t('home.title')}
          rows={data.items.map((change) => ({
            id: change.id,
            title: subjectOf(change),
            detail: `${deedOf(change)}, ${momentInWords(change.createdAt, now, timeZone)}`,
            ...(mayManage && !change.isEntityDeleted && { href: hrefOf(change) }),
          }))}
        />
      )}
      {data && mayManage && data.items.length > 0 && (
        <Link href={href({ to: '/menu-management/history' })}>{t('home.all')}</Link>
      )}
      {!data && !error && <Skeleton shape="block" height="12rem" />}
      {!data && error && (
        <ErrorState title={t('home.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </TitledCard>
  );
}
