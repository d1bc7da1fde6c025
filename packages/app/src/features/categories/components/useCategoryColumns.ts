import { CategoryIcon } from '@cardamom/ui/category-icon';
import type { MenuButtonItem } from '@cardamom/ui';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, useCallback, useMemo } from 'react';
import type { Category } from '@cardamom/api-types';
import { useEntityColumns, usePictureColumn, type ListWork } from '#shared/list-page/index.ts';
import type { MenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { updateCategory } from '../api/update-category.ts';

interface CategoryColumnsOptions {
  access: MenuAccess | null;
  rowHref: (category: Category) => string;
  onDelete: (category: Category) => void;
  work: ListWork<Category> | null;
  steps: (category: Category) => readonly MenuButtonItem[];
}

/** The columns of the category list. */
export function useCategoryColumns(options: CategoryColumnsOptions): TableColumn<Category>[] {
  const { t } = useMessages('categories');
  const { mutateAsync: update } = useMutation(updateCategory(useQueryClient()));
  const picture = usePictureColumn();
  const saveActive = useCallback(
    ({ id, version }: Category, isActive: boolean) =>
      update({ categoryId: id, version, patch: { isActive } }),
    [update],
  );
  const { name, status, stateRemark, updated, operations } = useEntityColumns<Category>({
    ...options,
    words: 'categories',
    saveActive,
  });

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
