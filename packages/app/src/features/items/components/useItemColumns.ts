import type { MenuButtonItem } from '@cardamom/ui';
import type { TableColumn } from '@cardamom/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currencyOf, type Item } from '@cardamom/api-types';
import { useCallback, useMemo } from 'react';
import { useAvailabilityText, useChangeAvailability, useUntil } from '#shared/availability/index.ts';
import { useEntityColumns, usePictureColumn, type ListWork } from '#shared/list-page/index.ts';
import type { MenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { updateItem } from '../api/update-item.ts';
import { lowestPrice } from '../model/lowest-price.ts';

interface ItemColumnsOptions {
  access: MenuAccess | null;
  rowHref: (item: Item) => string;
  onDelete: (item: Item) => void;
  work: ListWork<Item> | null;
  steps: (item: Item) => readonly MenuButtonItem[];
}

/** The columns of the item list. */
export function useItemColumns(options: ItemColumnsOptions): TableColumn<Item>[] {
  const { access } = options;
  const { t } = useMessages('items');
  const { mutateAsync: update } = useMutation(updateItem(useQueryClient()));
  const { t: words } = useMessages('availability');
  const textOf = useAvailabilityText();
  const [until] = useUntil();
  const { mark } = useChangeAvailability();
  const picture = usePictureColumn();
  const saveActive = useCallback(
    ({ id, version }: Item, isActive: boolean) => update({ itemId: id, version, patch: { isActive } }),
    [update],
  );
  const { name, active, updated, operations } = useEntityColumns<Item>({
    ...options,
    words: 'items',
    saveActive,
  });

  return useMemo(
    () => [
      picture,
      {
        ...name,
        detail: ({ sizes, availability }) =>
          [
            ...(lowestPrice(sizes).price === null ? [t('list.marketPrice')] : []),
            ...(availability.state === 'AVAILABLE' ? [] : [textOf(availability)]),
          ].join(' · ') || null,
      },
      {
        kind: 'chips',
        id: 'categories',
        header: t('list.column.categories'),
        value: ({ categories }) => categories.map(({ name: category }) => category),
      },
      {
        kind: 'money',
        id: 'price',
        header: t('list.column.price'),
        isSortable: true,
        currency: access?.currency ?? currencyOf('EUR'),
        value: ({ sizes }) => (access ? lowestPrice(sizes).price : null),
        note: ({ sizes }) => (lowestPrice(sizes).isFrom ? t('list.from') : null),
      },
      {
        kind: 'status',
        id: 'allergens',
        header: t('list.column.allergens'),
        value: ({ allergens, modifierGroups }) => {
          if (!allergens.isDeclared)
            return { label: t('allergenStatus.notDeclared'), tone: 'warning', icon: 'alert' };
          const isTainted = modifierGroups.some((group) => group.isActive && group.hasUndeclaredOption);
          return isTainted
            ? { label: t('allergenStatus.optionNotDeclared'), tone: 'warning', icon: 'alert' }
            : { label: t('allergenStatus.declared'), tone: 'neutral', icon: 'check' };
        },
      },
      {
        kind: 'text',
        id: 'calories',
        header: t('list.column.calories'),
        value: ({ calories }) => (calories === null ? null : String(calories)),
      },
      {
        kind: 'switch',
        id: 'availability',
        header: t('list.column.availability'),
        value: ({ availability }) => availability.state === 'AVAILABLE',
        label: ({ name: dish }) => words('action.isAvailable', { name: dish }),
        isDisabled: () => !access?.allowsAvailability,
        onChange: ({ id, name: dish }, isAvailable) =>
          void mark([{ entity: 'ITEM', id, name: dish }], isAvailable ? 'AVAILABLE' : 'SOLD_OUT', until),
      },
      active,
      updated,
      ...operations,
    ],
    [access, active, mark, name, operations, picture, t, textOf, until, updated, words],
  );
}
