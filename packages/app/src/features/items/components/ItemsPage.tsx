import type { ItemSort } from '@cardamom/api-types';
import { useMemo } from 'react';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { ItemFilter, itemQueryOf, useChosenFilters } from '#shared/item-filter/index.ts';
import { ItemViews } from '#shared/layout/ItemViews.tsx';
import { narrowed, useListSearch } from '#shared/list-page/index.ts';
import { itemListActions, items } from '../api/items.ts';
import type { ItemSearch } from '../model/item-search.ts';
import { isInCategoryOrder, orderQuery, usualSortOf } from '../model/order-of-list.ts';
import { useItemColumns } from './useItemColumns.ts';

/** Everything the restaurant sells: found, switched, changed and deleted from one list. */
export function ItemsPage() {
  const [search, onSearchChange] = useListSearch<ItemSort, ItemSearch>();
  const actions = useMemo(() => itemListActions(search.category), [search.category]);
  const at = useEntityList(items, search, {
    query: orderQuery(search),
    narrows: itemQueryOf(search),
    actions,
    isInOrder: isInCategoryOrder(search),
  });
  const columns = useItemColumns(at.shared);
  const { data, isPlaceholderData } = at.list;
  return (
    <EntityListPage
      {...{ at, columns, search, onSearchChange }}
      usualSort={usualSortOf(search)}
      links={<ItemViews current="list" />}
      hasImport
      filtersInWords={useChosenFilters(search).map(({ label }) => label)}
      filterMenu={
        <ItemFilter
          value={search}
          onChange={(change) => onSearchChange(narrowed(search, change))}
          total={isPlaceholderData ? undefined : data?.page.total}
        />
      }
    />
  );
}
