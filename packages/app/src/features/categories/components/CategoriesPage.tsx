import { useQuery } from '@tanstack/react-query';
import { categorySorts, type Category } from '@cardamom/api-types';
import { useCallback, useState } from 'react';
import { DeleteRow, ImportLink, ListPage, useListOrder, useListWork } from '#shared/list-page/index.ts';
import { isNarrowed } from '#shared/list-page/list-search.ts';
import { useMenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useHref } from '#shared/routing/index.ts';
import { categoryListActions } from '../api/category-list-actions.ts';
import { listCategories } from '../api/list-categories.ts';
import type { CategorySearch } from '../model/category-search.ts';
import { CategoryInUse } from './CategoryInUse.tsx';
import { useCategoryColumns } from './useCategoryColumns.ts';

/** Props of `CategoriesPage`. */
export interface CategoriesPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: CategorySearch;
  onSearchChange: (search: CategorySearch) => void;
}

/** All categories of the restaurant: found, switched, put in order, duplicated and deleted from one list. */
export function CategoriesPage({ search, onSearchChange }: CategoriesPageProps) {
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Category | null>(null);
  const list = useQuery(listCategories(search));
  const rowHref = useCallback(
    ({ id }: { id: string }) =>
      href({ to: '/menu-management/categories/$categoryId', params: { categoryId: id } }),
    [href],
  );
  const work = useListWork<Category>(
    'categories',
    access?.allowsWriting ? categoryListActions : null,
    rowHref,
  );
  const isInOrder = (search.sort ?? 'position') === 'position' && !isNarrowed(search);
  const order = useListOrder({ rows: list.data?.items, work, isFixed: !isInOrder });
  const columns = useCategoryColumns({ access, rowHref, onDelete: setDeleting, work, steps: order.steps });

  return (
    <>
      <ListPage
        words="categories"
        {...{ list, columns, search, onSearchChange, rowHref, work, order }}
        sorts={categorySorts}
        links={access?.allowsWriting && <ImportLink />}
        newHref={access?.allowsWriting ? href({ to: '/menu-management/categories/new' }) : null}
      />
      {deleting && work && (
        <DeleteRow
          words="categories"
          row={deleting}
          work={work}
          onClose={() => setDeleting(null)}
          renderInUse={(failure) => (
            <CategoryInUse
              category={deleting}
              failure={failure}
              work={work}
              onClose={() => setDeleting(null)}
            />
          )}
        />
      )}
    </>
  );
}
