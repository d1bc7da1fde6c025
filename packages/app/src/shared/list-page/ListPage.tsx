import { Button, EmptyState, ErrorState, FilterBar, LinkButton, PageHeader, Stack } from '@cardamom/ui';
import { Table, type TableColumn } from '@cardamom/ui/table';
import type { Page } from '@cardamom/api-types';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { usePageTitle } from '../routing/index.ts';
import { DebouncedSearch } from './DebouncedSearch.tsx';
import { ListPages } from './ListPages.tsx';
import { isNarrowed, narrowed, sortKeyOf, tableSortOf, type ListSearch } from './list-search.ts';
import { StatusFilter } from './StatusFilter.tsx';

/** Props of `ListPage`. */
export interface ListPageProps<Row, Sort extends string, Search extends ListSearch<Sort>> {
  /** The part of the catalogue that names what is listed. */
  words: EntityWords;
  /** The page of rows as it is loaded. */
  list: UseQueryResult<{ items: Row[]; page: Page }>;
  columns: readonly TableColumn<Row>[];
  /** Orders the server knows. */
  sorts: readonly Sort[];
  /** Search, filter, order and page, as the URL says. */
  search: Search;
  onSearchChange: (search: Search) => void;
  /** Where a row leads. */
  rowHref: (row: Row) => string;
  /** The form of a new entry; null where the person may not add one. */
  newHref: string | null;
  /** Filters of this list beside search and status. */
  filters?: ReactNode;
}

/** A list of the restaurant's entries with title, count, search, filters, table and pages. */
export function ListPage<Row extends { id: string }, Sort extends string, Search extends ListSearch<Sort>>({
  words,
  list,
  columns,
  sorts,
  search,
  onSearchChange,
  rowHref,
  newHref,
  filters,
}: ListPageProps<Row, Sort, Search>) {
  const { t } = useMessages(words);
  usePageTitle(t('title'));
  const narrow = (change: ListSearch<Sort>) => onSearchChange(narrowed(search, change));

  return (
    <>
      <PageHeader
        title={t('title')}
        count={list.data?.page.total}
        description={t('purpose')}
        actions={
          newHref !== null && (
            <LinkButton variant="primary" icon="add" href={newHref}>
              {t('list.add')}
            </LinkButton>
          )
        }
      />
      <FilterBar label={t('list.search')}>
        <DebouncedSearch
          label={t('list.search')}
          value={search.search ?? ''}
          onChange={(text) => narrow({ search: text || undefined })}
        />
        {filters}
        <StatusFilter value={search.active} onChange={(active) => narrow({ active })} />
      </FilterBar>
      <Stack gap={4}>
        <Table
          label={t('list.label')}
          columns={columns}
          rows={list.data?.items ?? []}
          getRowId={({ id }) => id}
          rowHref={rowHref}
          sort={tableSortOf(search.sort)}
          onSortChange={(sort) => narrow({ sort: sortKeyOf(sort, sorts) })}
          body={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
          emptyState={
            isNarrowed(search) ? (
              <NothingFound words={words} onClear={() => onSearchChange({} as Search)} />
            ) : (
              <NothingYet words={words} newHref={newHref} />
            )
          }
          errorState={
            <ErrorState
              title={t('list.errorTitle')}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            >
              {list.error?.message}
            </ErrorState>
          }
        />
        {list.data && (
          <ListPages
            page={list.data.page}
            onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
          />
        )}
      </Stack>
    </>
  );
}

function NothingYet({ words, newHref }: { words: EntityWords; newHref: string | null }) {
  const { t } = useMessages(words);
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        newHref !== null && (
          <LinkButton icon="add" href={newHref}>
            {t('list.add')}
          </LinkButton>
        )
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}

function NothingFound({ words, onClear }: { words: EntityWords; onClear: () => void }) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('menuManagement');
  return (
    <EmptyState
      title={t('list.noMatchTitle')}
      illustration="search"
      action={<Button onPress={onClear}>{shared('filter.clear')}</Button>}
    >
      {t('list.noMatchText')}
    </EmptyState>
  );
}
