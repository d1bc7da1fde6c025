import { Button, EmptyState, ErrorState, FilterBar, LinkButton, PageHeader, Stack } from '@cardamom/ui';
import { Table } from '@cardamom/ui/table';
import { useQuery } from '@tanstack/react-query';
import { categorySorts, type Category } from '@cardamom/api-types';
import { useState } from 'react';
import {
  DebouncedSearch,
  isNarrowed,
  ListPages,
  sortKeyOf,
  StatusFilter,
  tableSortOf,
} from '../../../shared/list-page/index.ts';
import { useMenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref, usePageTitle } from '../../../shared/routing/index.ts';
import { listCategories } from '../api/list-categories.ts';
import type { CategorySearch } from '../model/category-search.ts';
import { DeleteCategory } from './DeleteCategory.tsx';
import { useCategoryColumns } from './useCategoryColumns.ts';

/** Props of `CategoriesPage`. */
export interface CategoriesPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: CategorySearch;
  onSearchChange: (search: CategorySearch) => void;
}

/** All categories of the restaurant: found, switched, changed and deleted from one list. */
export function CategoriesPage({ search, onSearchChange }: CategoriesPageProps) {
  const { t } = useMessages('categories');
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Category | null>(null);
  const list = useQuery(listCategories(search));
  const columns = useCategoryColumns({ access, onDelete: setDeleting });
  usePageTitle(t('title'));
  /** A narrower or reordered list begins at its first page. */
  const narrow = (change: CategorySearch) => onSearchChange({ ...search, cursor: undefined, ...change });
  const categoryHref = ({ id }: Category) =>
    href({ to: '/menu-management/categories/$categoryId', params: { categoryId: id } });
  const newHref = href({ to: '/menu-management/categories/new' });

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
        <StatusFilter value={search.active} onChange={(active) => narrow({ active })} />
      </FilterBar>
      <Table
        label={t('list.label')}
        columns={columns}
        rows={list.data?.items ?? []}
        getRowId={({ id }) => id}
        rowHref={categoryHref}
        sort={tableSortOf(search.sort)}
        onSortChange={(sort) => narrow({ sort: sortKeyOf(sort, categorySorts) })}
        body={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
        emptyState={
          isNarrowed(search) ? (
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
      {deleting && <DeleteCategory category={deleting} onClose={() => setDeleting(null)} />}
    </Stack>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useMessages('categories');
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
