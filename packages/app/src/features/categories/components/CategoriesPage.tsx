import { useQuery } from '@tanstack/react-query';
import { categorySorts, type Category } from '@cardamom/api-types';
import { useState } from 'react';
import { ListPage } from '../../../shared/list-page/index.ts';
import { useMenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useHref } from '../../../shared/routing/index.ts';
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
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Category | null>(null);
  const list = useQuery(listCategories(search));
  const rowHref = ({ id }: Category) =>
    href({ to: '/menu-management/categories/$categoryId', params: { categoryId: id } });
  const columns = useCategoryColumns({ access, rowHref, onDelete: setDeleting });

  return (
    <>
      <ListPage
        words="categories"
        {...{ list, columns, search, onSearchChange, rowHref }}
        sorts={categorySorts}
        newHref={access?.allowsWriting ? href({ to: '/menu-management/categories/new' }) : null}
      />
      {deleting && <DeleteCategory category={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
