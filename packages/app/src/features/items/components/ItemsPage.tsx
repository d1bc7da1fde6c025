import { useQuery } from '@tanstack/react-query';
import { itemSorts, type Item } from '@cardamom/api-types';
import { useState } from 'react';
import { ListPage, narrowed } from '../../../shared/list-page/index.ts';
import { useMenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useHref } from '../../../shared/routing/index.ts';
import { listItems } from '../api/list-items.ts';
import type { ItemSearch } from '../model/item-search.ts';
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
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Item | null>(null);
  const list = useQuery(listItems(search));
  const rowHref = ({ id }: Item) => href({ to: '/menu-management/items/$itemId', params: { itemId: id } });
  const columns = useItemColumns({ access, rowHref, onDelete: setDeleting });

  return (
    <>
      <ListPage
        words="items"
        {...{ list, columns, search, onSearchChange, rowHref }}
        sorts={itemSorts}
        newHref={access?.allowsWriting ? href({ to: '/menu-management/items/new' }) : null}
        filters={
          <CategoryFilter
            value={search.category}
            onChange={(category) => onSearchChange(narrowed(search, { category }))}
          />
        }
      />
      {deleting && <DeleteItem item={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
