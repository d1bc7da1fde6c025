import { Button, EmptyState, ErrorState, FilterBar, LinkButton, PageHeader, Stack } from '@cardamom/ui';
import { Table } from '@cardamom/ui/table';
import { useQuery } from '@tanstack/react-query';
import { itemSorts, type Item } from '@cardamom/api-types';
import { useState } from 'react';
import {
  DebouncedSearch,
  ListPages,
  sortKeyOf,
  StatusFilter,
  tableSortOf,
} from '../../../shared/list-page/index.ts';
import { useMenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref, usePageTitle } from '../../../shared/routing/index.ts';
import { listItems } from '../api/list-items.ts';
import { isItemListNarrowed, type ItemSearch } from '../model/item-search.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { DeleteItem } from './DeleteItem.tsx';
import { useItemColumns } from './useItemColumns.ts';

/** Props of `ItemsPage`. */
export interface ItemsPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: ItemSearch;
  onSearchChange: (search: ItemSearch) => void;
}

/** Everything the restaurant sells: found, switched, changed and deleted from one list. */
export function ItemsPage({ search, onSearchChange }: ItemsPageProps) {
  const { t } = useMessages('items');
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Item | null>(null);
  const list = useQuery(listItems(search));
  const columns = useItemColumns({ access, onDelete: setDeleting });
  usePageTitle(t('title'));
  /** A narrower or reordered list begins at its first page. */
  const narrow = (change: ItemSearch) => onSearchChange({ ...search, cursor: undefined, ...change });
  const itemHref = ({ id }: Item) => href({ to: '/menu-management/items/$itemId', params: { itemId: id } });
  const newHref = href({ to: '/menu-management/items/new' });

  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        count={list.data?.page.total}
        description={t('purpose')}
        actions={
          access?.allowsWriting && (
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
        <CategoryFilter value={search.category} onChange={(category) => narrow({ category })} />
        <StatusFilter value={search.active} onChange={(active) => narrow({ active })} />
      </FilterBar>
      <Table
        label={t('list.label')}
        columns={columns}
        rows={list.data?.items ?? []}
        getRowId={({ id }) => id}
        rowHref={itemHref}
        sort={tableSortOf(search.sort)}
        onSortChange={(sort) => narrow({ sort: sortKeyOf(sort, itemSorts) })}
        body={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
        emptyState={
          isItemListNarrowed(search) ? (
            <NothingFound onClear={() => onSearchChange({})} />
          ) : (
            <EmptyState
              title={t('list.emptyTitle')}
              action={
                access?.allowsWriting && (
                  <LinkButton icon="add" href={newHref}>
                    {t('list.add')}
                  </LinkButton>
                )
              }
            >
              {t('list.emptyText')}
            </EmptyState>
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
        <ListPages page={list.data.page} onCursorChange={(cursor) => onSearchChange({ ...search, cursor })} />
      )}
      {deleting && <DeleteItem item={deleting} onClose={() => setDeleting(null)} />}
    </Stack>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useMessages('items');
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
