import { LinkButton } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { menuSorts, type Menu } from '@cardamom/api-types';
import { useCallback, useState } from 'react';
import { DeleteRow, ListPage, useListOrder, useListWork } from '#shared/list-page/index.ts';
import { isNarrowed } from '#shared/list-page/list-search.ts';
import { useMenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { listMenus } from '../api/list-menus.ts';
import { menuListActions } from '../api/menu-list-actions.ts';
import type { MenuSearch } from '../model/menu-search.ts';
import { useMenuColumns } from './useMenuColumns.ts';

/** Props of `MenusPage`. */
export interface MenusPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: MenuSearch;
  onSearchChange: (search: MenuSearch) => void;
}

/** All menus of the restaurant in the order guests choose among them, with what is on now. */
export function MenusPage({ search, onSearchChange }: MenusPageProps) {
  const { t } = useMessages('menus');
  const href = useHref();
  const access = useMenuAccess();
  const [deleting, setDeleting] = useState<Menu | null>(null);
  const list = useQuery(listMenus(search));
  const rowHref = useCallback(
    ({ id }: { id: string }) => href({ to: '/menu-management/menus/$menuId', params: { menuId: id } }),
    [href],
  );
  const work = useListWork<Menu>('menus', access?.allowsWriting ? menuListActions : null, rowHref);
  const isInOtherOrder = (search.sort ?? 'position') !== 'position';
  const order = useListOrder({
    rows: list.data?.items,
    work,
    isFixed: isInOtherOrder || isNarrowed(search),
  });
  const columns = useMenuColumns({ access, rowHref, onDelete: setDeleting, work, steps: order.steps });

  return (
    <>
      <ListPage
        words="menus"
        {...{ list, columns, search, onSearchChange, rowHref, work, order }}
        sorts={menuSorts}
        newHref={access?.allowsWriting ? href({ to: '/menu-management/menus/new' }) : null}
        links={
          <LinkButton icon="preview" href={href({ to: '/menu-management/menus/preview' })}>
            {t('list.preview')}
          </LinkButton>
        }
      />
      {deleting && work && (
        <DeleteRow words="menus" row={deleting} work={work} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}
