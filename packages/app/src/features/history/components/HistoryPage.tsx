import type { Change, Page } from '@cardamom/api-types';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, Stack, VisuallyHidden } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeDays, listChanges, useEntityHref } from '#shared/history/index.ts';
import { narrowed, pageSizes } from '#shared/list-page/list-search.ts';
import { ListPages } from '#shared/list-page/ListPages.tsx';
import { useAccess, type Access } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import { filterOf } from '../model/history-filter.ts';
import { isNarrowed, type HistorySearch } from '../model/history-search.ts';
import { HistoryFilters } from './HistoryFilters.tsx';

/** Props of `HistoryPage`. */
export interface HistoryPageProps {
  /** Who, what kind, which day and which page, as the URL says. */
  search: HistorySearch;
  onSearchChange: (search: HistorySearch) => void;
}

/** Everything that was changed of the menu, newest first, with the ways back. */
export function HistoryPage({ search, onSearchChange }: HistoryPageProps) {
  const access = useAccess();
  const { t } = useMessages('history');
  usePageTitle(t('title'));
  const [now] = useState(() => Date.now());
  const { data, error, isFetching, refetch } = useQuery(listChanges(filterOf(search, access.timeZone)));
  const entryName = data?.items.find(({ entityId }) => entityId === search.entry)?.name;
  return (
    <>
      <PageHeader title={t('title')} count={data?.page.total} description={t('purpose')} isInAppBar />
      <HistoryFilters {...{ search, onSearchChange, now, entryName }} timeZone={access.timeZone} />
      {data && <Changes {...{ ...data, search, onSearchChange, access }} />}
      {!data && !error && <Waiting />}
      {!data && error && (
        <ErrorState title={t('list.errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </>
  );
}

interface ChangesProps extends HistoryPageProps {
  items: readonly Change[];
  page: Page;
  access: Access;
}

function Changes({ items, page, search, onSearchChange, access }: ChangesProps) {
  const { t } = useMessages('history');
  const hrefOf = useEntityHref();
  if (items.length === 0 && isNarrowed(search)) {
    return (
      <EmptyState
        title={t('list.noMatchTitle')}
        illustration="search"
        action={<Button onPress={() => onSearchChange({})}>{t('filter.clear')}</Button>}
      >
        {t('list.noMatchText')}
      </EmptyState>
    );
  }
  if (items.length === 0) return <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>;
  return (
    <Stack gap={4}>
      <ChangeDays changes={items} context={access} hrefOf={hrefOf} />
      <ListPages
        page={page}
        rowCount={items.length}
        limit={search.limit ?? pageSizes[0]}
        onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
        onLimitChange={(limit) => onSearchChange(narrowed(search, { limit }))}
      />
    </Stack>
  );
}

function Waiting() {
  const { t } = useMessages('history');
  return (
    <Stack gap={4}>
      <VisuallyHidden as="div" role="status">
        {t('list.loading')}
      </VisuallyHidden>
      <Skeleton shape="block" height="24rem" />
    </Stack>
  );
}
