import type { MenuSort } from '@cardamom/api-types';
import { LinkButton, MenuButton, useIsAtLeast } from '@cardamom/ui';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { useListSearch } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { menus } from '../api/menus.ts';
import type { MenuSearch } from '../model/menu-search.ts';
import { useMenuColumns } from './useMenuColumns.ts';

/** All menus of the restaurant in the order guests choose among them, with what is on now. */
export function MenusPage() {
  const [search, onSearchChange] = useListSearch<MenuSort, MenuSearch>();
  const { t } = useMessages('menus');
  const { t: common } = useMessages('common');
  const preview = useHref()({ to: '/menu-management/menus/preview' });
  const isWide = useIsAtLeast('sm');
  const at = useEntityList(menus, search);
  const columns = useMenuColumns(at.shared);
  return (
    <EntityListPage
      {...{ at, columns, search, onSearchChange }}
      links={
        isWide ? (
          <LinkButton icon="preview" href={preview}>
            {t('list.preview')}
          </LinkButton>
        ) : (
          <MenuButton
            label={common('shell.moreOf')}
            hidesLabel
            items={[{ id: 'preview', label: t('list.preview'), icon: 'preview', href: preview }]}
          />
        )
      }
    />
  );
}
