import { moneyFormat } from '@cardamom/ui/money';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import type { Item } from '@cardamom/api-types';
import { useMemo } from 'react';
import { usePictureColumn, type SharedColumns } from '#shared/list-page/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { lowestPrice } from '../model/lowest-price.ts';
import { useItemStatus } from './useItemStatus.ts';

/** The columns of the item list. */
export function useItemColumns({
  name,
  activation,
  updated,
  operations,
}: SharedColumns<Item>): TableColumn<Item>[] {
  const access = useAccess();
  const { t } = useMessages('items');
  const picture = usePictureColumn();

  const status = useItemStatus(access, activation);

  return useMemo(() => {
    const { currency } = access;
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
        value: ({ sizes }) => lowestPrice(sizes).price,
        note: ({ sizes }) => (lowestPrice(sizes).isFrom ? t('list.from') : null),
      },
      status.column,
      updated,
      ...operations,
    ];
  }, [access, name, operations, picture, status, t, updated]);
}
