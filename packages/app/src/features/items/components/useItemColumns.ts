import type { TableColumn } from '@cardamom/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Item } from '@cardamom/api-types';
import { pictureUrl } from '../../../shared/image-upload/index.ts';
import { useActivation } from '../../../shared/list-page/index.ts';
import type { MenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref } from '../../../shared/routing/index.ts';
import { updateItem } from '../api/update-item.ts';
import { lowestPrice } from '../model/lowest-price.ts';
import { availabilityStatus } from './availability-status.ts';

/** Wide enough for the table's small picture at two device px for each CSS px. */
const thumbnailWidth = 144;

interface ItemColumnsOptions {
  access: MenuAccess | null;
  onDelete: (item: Item) => void;
}

/** The columns of the item list. */
export function useItemColumns({ access, onDelete }: ItemColumnsOptions): TableColumn<Item>[] {
  const { t } = useMessages('items');
  const href = useHref();
  const { mutateAsync: update } = useMutation(updateItem(useQueryClient()));
  const activation = useActivation(({ id, version }: Item, isActive) =>
    update({ itemId: id, version, patch: { isActive } }),
  );
  const allowsWriting = access?.allowsWriting ?? false;

  const columns: TableColumn<Item>[] = [
    {
      kind: 'img',
      id: 'picture',
      header: t('list.column.picture'),
      value: ({ image }) => image && { url: pictureUrl(image, thumbnailWidth), alt: '' },
    },
    {
      kind: 'text',
      id: 'name',
      header: t('list.column.name'),
      isSortable: true,
      isRowHeader: true,
      value: ({ name }) => name,
      detail: ({ sizes }) => (lowestPrice(sizes).price === null ? t('list.marketPrice') : null),
    },
    {
      kind: 'chips',
      id: 'categories',
      header: t('list.column.categories'),
      value: ({ categories }) => categories.map(({ name }) => name),
    },
    {
      kind: 'money',
      id: 'price',
      header: t('list.column.price'),
      isSortable: true,
      currency: access?.currency ?? 'EUR',
      value: ({ sizes }) => (access ? lowestPrice(sizes).price : null),
      note: ({ sizes }) => (lowestPrice(sizes).isFrom ? t('list.from') : null),
    },
    {
      kind: 'status',
      id: 'allergens',
      header: t('list.column.allergens'),
      value: ({ allergens }) =>
        allergens.isDeclared
          ? { label: t('allergenStatus.declared'), tone: 'success', icon: 'check' }
          : { label: t('allergenStatus.notDeclared'), tone: 'warning', icon: 'alert' },
    },
    {
      kind: 'text',
      id: 'calories',
      header: t('list.column.calories'),
      value: ({ calories }) => (calories === null ? null : String(calories)),
    },
    {
      kind: 'status',
      id: 'availability',
      header: t('list.column.availability'),
      value: ({ availability }) => availabilityStatus(availability, access?.timeZone),
    },
    {
      kind: 'switch',
      id: 'active',
      header: t('list.column.active'),
      value: activation.isActive,
      label: ({ name }) => t('list.isActive', { name }),
      isDisabled: (item) => !allowsWriting || activation.isChanging(item),
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
      value: (item) => [
        {
          id: 'edit',
          label: t('list.edit'),
          icon: 'edit',
          href: href({ to: '/menu-management/items/$itemId', params: { itemId: item.id } }),
        },
        {
          id: 'delete',
          label: t('list.delete'),
          icon: 'delete',
          isDestructive: true,
          onAction: () => onDelete(item),
        },
      ],
    },
  ];
}
