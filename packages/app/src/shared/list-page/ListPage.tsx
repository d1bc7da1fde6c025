import {
  Button,
  EmptyState,
  ErrorState,
  FilterBar,
  LinkButton,
  LiveResult,
  PageHeader,
  Stack,
} from '@cardamom/ui';
import { Table, type TableColumn } from '@cardamom/ui/table';
import type { Page } from '@cardamom/api-types';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { usePageTitle } from '../routing/index.ts';
import { BulkActions } from './BulkActions.tsx';
import { ChooseAll } from './ChooseAll.tsx';
import { DebouncedSearch } from './DebouncedSearch.tsx';
import type { ListWork } from './list-actions.ts';
import type { WholeList } from './list-job.ts';
import { ListPages } from './ListPages.tsx';
import {
  isNarrowed,
  narrowed,
  narrowingKeyOf,
  pageSizes,
  sortKeyOf,
  tableSortOf,
  type ListSearch,
} from './list-search.ts';
import { StatusFilter } from './StatusFilter.tsx';
import type { ListOrder } from './useListOrder.ts';
import { useSelection } from './useSelection.ts';
import { WholeListActions } from './WholeListActions.tsx';

interface ListedRow {
  id: string;
  name: string;
  version: number;
}

/** Props of `ListPage`. */
export interface ListPageProps<Row, Sort extends string, Search extends ListSearch<Sort>> {
  /** The part of the catalogue that names what is listed. */
  words: EntityWords;
  /** The page of rows as it is loaded. */
  list: UseQueryResult<{ items: Row[]; page: Page }>;
  /** Kept the same between renders: new ones draw every row again. */
  columns: readonly TableColumn<Row>[];
  /** Orders the server knows. */
  sorts: readonly Sort[];
  /** Search, filter, order and page, as the URL says. */
  search: Search;
  onSearchChange: (search: Search) => void;
  /** Where a row leads; kept the same between renders. */
  rowHref: (row: Row) => string;
  /** The form of a new entry; null where the person may not add one. */
  newHref: string | null;
  /** What else the page leads to, before the primary action. */
  links?: ReactNode;
  /** Filters of this list beside search and status. */
  filters?: ReactNode;
  /** What `useListWork` answers; with it rows can be chosen and changed together. */
  work?: ListWork<Row> | null;
  /** What the server narrows the list by; with it and `work` all of the list can be chosen. */
  filter?: WholeList['filter'];
  /** What `useListOrder` answers; with it rows can be put in order. */
  order?: ListOrder<Row>;
}

const none: readonly never[] = [];
const idOf = ({ id }: ListedRow) => id;

/** A list of the restaurant's entries with title, count, search, filters, table and pages. */
export function ListPage<Row extends ListedRow, Sort extends string, Search extends ListSearch<Sort>>({
  words,
  list,
  columns,
  sorts,
  search,
  onSearchChange,
  rowHref,
  newHref,
  links,
  filters,
  work = null,
  filter,
  order,
}: ListPageProps<Row, Sort, Search>) {
  const { t } = useMessages(words);
  const rows = order?.rows ?? list.data?.items ?? none;
  const rowOrder = list.data && order?.rowOrder;
  const selection = useSelection(rows, narrowingKeyOf(search));
  usePageTitle(t('title'));
  const total = list.data?.page.total;
  const hasMore = filter !== undefined && total !== undefined && total > rows.length;
  const isPageChosen = rows.length > 0 && selection.chosen.length === rows.length;
  const { except } = selection;
  const narrow = (change: ListSearch<Sort>) => onSearchChange(narrowed(search, change));

  return (
    <>
      <PageHeader
        title={t('title')}
        count={total}
        description={t('purpose')}
        actions={
          <>
            {links}
            {newHref !== null && (
              <LinkButton variant="primary" icon="add" href={newHref}>
                {t('list.add')}
              </LinkButton>
            )}
          </>
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
        <LiveResult
          query={narrowingKeyOf(search)}
          found={
            total === undefined || list.isPlaceholderData ? undefined : t('list.found', { count: total })
          }
        />
      </FilterBar>
      <Stack gap={4}>
        <Table
          label={t('list.label')}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          rowHref={rowHref}
          {...(work && { selectedKeys: selection.keys, onSelectionChange: selection.choose })}
          rowOrder={rowOrder}
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
        {work &&
          (except && filter && total !== undefined ? (
            <WholeListActions
              whole={{ filter, except: [...except], expectedCount: total - except.length }}
              work={work}
              onClear={() => selection.chooseOnly([])}
            />
          ) : (
            <BulkActions
              chosen={selection.chosen}
              work={work}
              rowHref={rowHref}
              onDone={selection.chooseOnly}
              more={hasMore && isPageChosen && <ChooseAll total={total} onPress={selection.chooseAll} />}
            />
          ))}
        {list.data && (
          <ListPages
            page={list.data.page}
            limit={search.limit ?? pageSizes[0]}
            onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
            onLimitChange={(limit) => narrow({ limit: limit === pageSizes[0] ? undefined : limit })}
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
  const { t: shared } = useMessages('entities');
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
