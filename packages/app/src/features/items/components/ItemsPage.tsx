import { useQuery } from '@tanstack/react-query';
import { itemSorts, type Item } from '@cardamom/api-types';
import { useCallback, useMemo, useState } from 'react';
import {
  DeleteRow,
  ImportLink,
  ListPage,
  narrowed,
  useListOrder,
  useListWork,
} from '#shared/list-page/index.ts';
import { useMenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useHref } from '#shared/routing/index.ts';
import { itemListActions } from '../api/item-list-actions.ts';
import { listItems } from '../api/list-items.ts';
import { isInCategoryOrder, type ItemSearch } from '../model/item-search.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { useItemColumns } from './useItemColumns.ts';

/** Props of `ItemsPage`. */
export interface ItemsPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: ItemSearch;
  onSearchChange: (search: ItemSearch) => void;
}

/** Everything the restaurant sells: found, switched, changed and deleted from one list. */
export function ItemsPage({ search, onSearchChange }: ItemsPageProps) {
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Item | null>(null);
  const list = useQuery(listItems(search));
  const rowHref = useCallback(
    ({ id }: { id: string }) => href({ to: '/menu-management/items/$itemId', params: { itemId: id } }),
    [href],
  );
  const actions = useMemo(() => itemListActions(search.category), [search.category]);
  const work = useListWork<Item>('items', access?.allowsWriting ? actions : null, rowHref);
  const order = useListOrder({
    rows: list.data?.items,
    work,
    isFixed: !isInCategoryOrder(search),
  });
  const columns = useItemColumns({ access, rowHref, onDelete: setDeleting, work, steps: order.steps });

  return (
    <>
      <ListPage
        words="items"
        {...{ list, columns, search, onSearchChange, rowHref, work, order }}
        sorts={itemSorts}
        links={access?.allowsWriting && <ImportLink />}
        newHref={access?.allowsWriting ? href({ to: '/menu-management/items/new' }) : null}
        filters={
          <CategoryFilter
            value={search.category}
            onChange={(category) => onSearchChange(narrowed(search, { category }))}
          />
        }
      />
      {deleting && work && (
        <DeleteRow words="items" row={deleting} work={work} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}
