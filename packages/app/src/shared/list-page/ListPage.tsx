import { FilterBar, LinkButton, LiveResult, PageHeader, Stack, useIsAtLeast } from '@cardamom/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/index.ts';
import { DebouncedSearch } from './DebouncedSearch.tsx';
import { ImportLink } from './ImportLink.tsx';
import { ListPages } from './ListPages.tsx';
import { Narrowing } from './ListPage.styles.ts';
import { isNarrowed, narrowed, narrowingKeyOf, pageSizes, type ListSearch } from './list-search.ts';
import { ListTable, type ListedRow, type ListTableProps } from './ListTable.tsx';
import { StatusFilter } from './StatusFilter.tsx';

/** Props of `ListPage`. */
export interface ListPageProps<
  Row extends ListedRow,
  Sort extends string,
  Search extends ListSearch<Sort>,
> extends ListTableProps<Row, Sort, Search> {
  /** What else the page leads to, before the primary action. */
  links?: ReactNode;
  /** A `FilterMenu` in the place of the status filter, for lists that are narrowed by more. */
  filterMenu?: ReactNode;
  /** For lists of which the person sees active entries alone. */
  isActiveOnly?: boolean;
}

/** A list of the restaurant's entries with title, count, search, filters, table and pages. */
export function ListPage<Row extends ListedRow, Sort extends string, Search extends ListSearch<Sort>>({
  words,
  list,
  columns,
  sorts,
  usualSort,
  search,
  onSearchChange,
  rowHref,
  newHref,
  namedHref,
  hasImport = false,
  filtersInWords,
  links,
  filterMenu,
  isActiveOnly = false,
  work,
  filter,
  order,
}: ListPageProps<Row, Sort, Search>) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('entities');
  usePageTitle(t('title'));
  const total = list.data?.page.total;
  /** There is nothing to count, find or narrow yet; the one way to add stands where the rows will. */
  const isEmpty = total === 0 && !list.isPlaceholderData && !isNarrowed(search);
  const narrow = (change: ListSearch<Sort>) => onSearchChange(narrowed(search, change));

  // Whoever has read a phone's list to its end goes on from there; elsewhere there is room above.
  const isWide = useIsAtLeast('sm');
  const pages = list.data && (
    <ListPages
      page={list.data.page}
      rowCount={list.data.items.length}
      limit={search.limit ?? pageSizes[0]}
      onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
      onLimitChange={(limit) => narrow({ limit: limit === pageSizes[0] ? undefined : limit })}
    />
  );

  return (
    <>
      <PageHeader
        title={t('title')}
        count={isEmpty ? undefined : total}
        isInAppBar
        actions={
          <>
            {links}
            {hasImport && newHref !== null && !isEmpty && <ImportLink />}
            {newHref !== null && !isEmpty && (
              <LinkButton variant="primary" icon="add" href={newHref} aria-label={t('list.add')}>
                {isWide ? t('list.add') : shared('list.add')}
              </LinkButton>
            )}
          </>
        }
      />
      {!isEmpty && (
        <Narrowing>
          <FilterBar label={t('list.search')} menu={filterMenu}>
            <DebouncedSearch
              label={t('list.search')}
              value={search.search ?? ''}
              onChange={(text) => narrow({ search: text || undefined })}
            />
            {!isActiveOnly && !filterMenu && (
              <StatusFilter value={search.active} onChange={(active) => narrow({ active })} />
            )}
            <LiveResult
              query={narrowingKeyOf(search)}
              found={
                total === undefined || list.isPlaceholderData ? undefined : t('list.found', { count: total })
              }
            />
          </FilterBar>
          {isWide && pages}
        </Narrowing>
      )}
      <Stack gap={4}>
        <ListTable
          {...{
            words,
            list,
            columns,
            sorts,
            usualSort,
            search,
            onSearchChange,
            rowHref,
            newHref,
            namedHref,
            hasImport,
            filtersInWords,
            work,
            filter,
            order,
          }}
        />
        {!isWide && pages}
      </Stack>
    </>
  );
}
