import { CategoryIcon } from '@cardamom/ui/category-icon';
import type { TableColumn } from '@cardamom/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import type { Category } from '@cardamom/api-types';
import { pictureUrl } from '../../../shared/image-upload/index.ts';
import { useActivation } from '../../../shared/list-page/index.ts';
import type { MenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref } from '../../../shared/routing/index.ts';
import { updateCategory } from '../api/update-category.ts';

/** Wide enough for the table's small picture at two device px for each CSS px. */
const thumbnailWidth = 144;

interface CategoryColumnsOptions {
  access: MenuAccess | null;
  onDelete: (category: Category) => void;
}

/** The columns of the category list. */
export function useCategoryColumns({ access, onDelete }: CategoryColumnsOptions): TableColumn<Category>[] {
  const { t } = useMessages('categories');
  const href = useHref();
  const { mutateAsync: update } = useMutation(updateCategory(useQueryClient()));
  const activation = useActivation(({ id, version }: Category, isActive) =>
    update({ categoryId: id, version, patch: { isActive } }),
  );
  const allowsWriting = access?.allowsWriting ?? false;

  const columns: TableColumn<Category>[] = [
    {
      kind: 'img',
      id: 'picture',
      header: t('list.column.picture'),
      value: ({ image }) => image && { url: pictureUrl(image, thumbnailWidth), alt: '' },
      // The kind stands in words in its own column.
      placeholder: ({ kind }) => createElement(CategoryIcon, { kind }),
    },
    {
      kind: 'text',
      id: 'name',
      header: t('list.column.name'),
      isSortable: true,
      isRowHeader: true,
      value: ({ name }) => name,
    },
    { kind: 'text', id: 'kind', header: t('list.column.kind'), value: ({ kind }) => t(`kind.${kind}`) },
    {
      kind: 'text',
      id: 'itemCount',
      header: t('list.column.items'),
      isSortable: true,
      value: ({ itemCount }) => String(itemCount),
    },
    {
      kind: 'switch',
      id: 'active',
      header: t('list.column.active'),
      value: activation.isActive,
      label: ({ name }) => t('list.isActive', { name }),
      isDisabled: (category) => !allowsWriting || activation.isChanging(category),
      onChange: activation.setActive,
    },
    {
      kind: 'date',
      id: 'updatedAt',
      header: t('list.column.updated'),
      isSortable: true,
      value: ({ updatedAt }) => updatedAt,
      ...(access && { timeZone: access.timeZone }),
    },
  ];
  if (!allowsWriting) return columns;
  return [
    ...columns,
    {
      kind: 'operation',
      id: 'actions',
      header: t('list.column.actions'),
      label: ({ name }) => t('list.actionsFor', { name }),
      value: (category) => [
        {
          id: 'edit',
          label: t('list.edit'),
          icon: 'edit',
          href: href({ to: '/menu-management/categories/$categoryId', params: { categoryId: category.id } }),
        },
        {
          id: 'delete',
          label: t('list.delete'),
          icon: 'delete',
          isDestructive: true,
          onAction: () => onDelete(category),
        },
      ],
    },
  ];
}
