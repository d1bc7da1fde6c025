import type { MenuButtonItem } from '@cardamom/ui';
import { moneyFormat } from '@cardamom/ui/money';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currencyOf, type Item } from '@cardamom/api-types';
import { useCallback, useMemo } from 'react';
import { useEntityColumns, usePictureColumn, type ListWork } from '#shared/list-page/index.ts';
import type { MenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { updateItem } from '../api/update-item.ts';
import { lowestPrice } from '../model/lowest-price.ts';
import { useItemStatus } from './useItemStatus.ts';

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
  const picture = usePictureColumn();
  const saveActive = useCallback(
    ({ id, version }: Item, isActive: boolean) => update({ itemId: id, version, patch: { isActive } }),
    [update],
  );
  const { name, activation, updated, operations } = useEntityColumns<Item>({
    ...options,
    words: 'items',
    saveActive,
  });

  const status = useItemStatus(access, activation);

  return useMemo(() => {
    const currency = access?.currency ?? currencyOf('EUR');
    const format = moneyFormat(currency, 'en-GB');
    const priceRemark = ({ sizes }: Item): RowRemark => {
      const { price, isFrom } = lowestPrice(sizes);
      const amount = price === null ? t('list.marketPrice') : format(price);
      return { text: isFrom ? `${t('list.from')} ${amount}` : amount, tone: 'plain', on: 'cards' };
    };
    /** What somebody should look after; the second line says nothing of what is as it should be. */
    const exceptions = ({ allergens, modifierGroups, sizes }: Item): RowRemark[] => [
      ...(lowestPrice(sizes).price === null ? [{ text: t('list.marketPrice'), on: 'rows' as const }] : []),
      ...(allergens.isDeclared ? [] : [{ text: t('list.notDeclared'), tone: 'warning' as const }]),
      ...(modifierGroups.some((group) => group.isActive && group.hasUndeclaredOption)
        ? [{ text: t('list.optionsNotDeclared'), tone: 'warning' as const }]
        : []),
    ];
    return [
      picture,
      {
        ...name,
        detail: (item) => {
          const categories = item.categories.map((category) => category.name).join(', ');
          const state = status.statusOf(item);
          const icon = status.iconOf(item);
          const problems = exceptions(item);
          const isUsual = state === 'AVAILABLE' && problems.every(({ tone }) => tone !== 'warning');
          return [
            priceRemark(item),
            ...(state === 'AVAILABLE'
              ? []
              : [
                  {
                    text: status.labelOf(item),
                    on: 'cards' as const,
                    tone: state === 'SOLD_OUT' ? ('warning' as const) : ('quiet' as const),
                    ...(icon && { icon }),
                  },
                ]),
            ...problems,
            ...(item.image ? [] : [{ text: t('list.noPicture'), on: 'rows' as const }]),
            ...(categories
              ? [{ text: categories, on: isUsual ? ('narrow' as const) : ('narrowRows' as const) }]
              : []),
          ];
        },
      },
      {
        kind: 'chips',
        id: 'categories',
        header: t('list.column.categories'),
        showsFrom: 'medium',
        value: ({ categories }) => categories.map(({ name: category }) => category),
      },
      {
        kind: 'money',
        id: 'price',
        header: t('list.column.price'),
        isSortable: true,
        showsFrom: 'rows',
        currency,
        value: ({ sizes }) => (access ? lowestPrice(sizes).price : null),
        note: ({ sizes }) => (lowestPrice(sizes).isFrom ? t('list.from') : null),
      },
      status.column,
      updated,
      ...operations,
    ];
  }, [access, name, operations, picture, status, t, updated]);
}
