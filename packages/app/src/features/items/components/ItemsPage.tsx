import type { ItemSort } from '@cardamom/api-types';
import { useMemo } from 'react';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { ItemViews } from '#shared/layout/ItemViews.tsx';
import { ImportLink, narrowed, useListSearch } from '#shared/list-page/index.ts';
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
  return (
    <EntityListPage
      {...{ at, columns, search, onSearchChange }}
      usualSort={usualSortOf(search)}
      links={
        <>
          <ItemViews current="list" />
          {at.allowsWriting && <ImportLink />}
        </>
      }
      filters={
        <CategoryFilter
          value={search.category}
          onChange={(category) => onSearchChange(narrowed(search, { category }))}
        />
      }
    />
  );
}
