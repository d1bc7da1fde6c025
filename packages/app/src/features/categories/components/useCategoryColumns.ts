import { CategoryIcon } from '@cardamom/ui/category-icon';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { createElement, useMemo } from 'react';
import type { Category } from '@cardamom/api-types';
import { usePictureColumn, type SharedColumns } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** The columns of the category list. */
export function useCategoryColumns({
  name,
  status,
  stateRemark,
  updated,
  operations,
}: SharedColumns<Category>): TableColumn<Category>[] {
  const { t } = useMessages('categories');
  const picture = usePictureColumn();

  return useMemo(
    () => [
      // The kind stands in words in its own column.
      { ...picture, placeholder: ({ kind }) => createElement(CategoryIcon, { kind }) },
      {
        ...name,
        detail: (category) => {
          const remark = stateRemark(category);
          const kind: RowRemark = { text: t(`kind.${category.kind}`), on: 'narrow' };
          const count: RowRemark = { text: t('list.itemCount', { count: category.itemCount }), on: 'cards' };
          return remark.length > 0 ? [count, ...remark] : [count, kind];
        },
      },
      {
        kind: 'text',
        id: 'kind',
        header: t('list.column.kind'),
        showsFrom: 'medium',
        value: ({ kind }) => t(`kind.${kind}`),
      },
      {
        kind: 'text',
        id: 'itemCount',
        header: t('list.column.items'),
        showsFrom: 'rows',
        isSortable: true,
        value: ({ itemCount }) => String(itemCount),
      },
      status,
      updated,
      ...operations,
    ],
    [name, operations, picture, stateRemark, status, t, updated],
  );
}
