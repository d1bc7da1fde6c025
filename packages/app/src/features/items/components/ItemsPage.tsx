import type { ItemSort } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { ItemViews } from '#shared/layout/ItemViews.tsx';
import { narrowed, useListSearch } from '#shared/list-page/index.ts';
import { itemListActions, items } from '../api/items.ts';
import { categoryQuery, isInCategoryOrder, usualSortOf, type ItemSearch } from '../model/item-search.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { useItemColumns } from './useItemColumns.ts';

/** Everything the restaurant sells: found, switched, changed and deleted from one list. */
export function ItemsPage() {
  const [search, onSearchChange] = useListSearch<ItemSort, ItemSearch>();
  const actions = useMemo(() => itemListActions(search.category), [search.category]);
  const isInOrder = isInCategoryOrder(search);
  const at = useEntityList(items, search, { query: categoryQuery(search), actions, isInOrder });
  const columns = useItemColumns(at.shared);
  const { data: categories = [] } = useQuery(listCategoryOptions());
  const category = categories.find(({ id }) => id === search.category);
  return (
    <EntityListPage
      {...{ at, columns, search, onSearchChange }}
      usualSort={usualSortOf(search)}
      links={<ItemViews current="list" />}
      hasImport
      filtersInWords={category ? [category.label] : []}
      filters={
        <CategoryFilter
          value={search.category}
          onChange={(category) => onSearchChange(narrowed(search, { category }))}
        />
      }
    />
  );
}
