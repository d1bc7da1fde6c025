import type { Category, CategorySort } from '@cardamom/api-types';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { HoldingMenus, useListSearch } from '#shared/list-page/index.ts';
import { categories } from '../api/categories.ts';
import type { CategorySearch } from '../model/category-search.ts';
import { CategoryInUse } from './CategoryInUse.tsx';
import { useCategoryColumns } from './useCategoryColumns.ts';

const itsMenus = ({ id }: Category, isActive: boolean) => (
  <HoldingMenus of="categories" id={id} isShown={isActive} />
);

/** All categories of the restaurant: found, switched, put in order, duplicated and deleted from one list. */
export function CategoriesPage() {
  const [search, onSearchChange] = useListSearch<CategorySort, CategorySearch>();
  const at = useEntityList(categories, search, { stateFoot: itsMenus });
  const columns = useCategoryColumns(at.shared);
  return (
    <EntityListPage
      {...{ at, columns, search, onSearchChange }}
      hasImport
      renderInUse={({ row, ...use }) => <CategoryInUse category={row} {...use} />}
    />
  );
}
