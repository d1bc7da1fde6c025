import type { ChosenFilter } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { listCategoryOptions } from '../category-options/list-category-options.ts';
import { listMenuOptions } from '../menu-options/list-menu-options.ts';
import { useMessages } from '../messages/index.ts';
import type { ItemNarrowing } from './item-narrowing.ts';
import { gapsIn, statusesIn } from './item-query.ts';

/** What a list of items is narrowed to, in words: one entry for each kind, under the name that `ItemNarrowing` gives it. */
export function useChosenFilters(narrowing: ItemNarrowing): (ChosenFilter & { id: keyof ItemNarrowing })[] {
  const { t } = useMessages('items');
  const { category, menu } = narrowing;
  const { data: categories } = useQuery({ ...listCategoryOptions(), enabled: category !== undefined });
  const { data: menus } = useQuery({ ...listMenuOptions(), enabled: menu !== undefined });
  const statuses = statusesIn(narrowing);
  const gaps = gapsIn(narrowing);
  const [status] = statuses;
  const [gap] = gaps;
  // Named by what it is until its own name is known; one that is gone keeps that name and can be taken off.
  const nameIn = (options: typeof categories, id: string, usual: string) =>
    options?.find((option) => option.id === id)?.label ?? usual;
  return [
    ...(status === undefined
      ? []
      : [
          {
            id: 'status' as const,
            label:
              statuses.length === 1
                ? t(`filter.statuses.${status}`)
                : t('filter.someStatuses', { count: statuses.length }),
          },
        ]),
    ...(gap === undefined
      ? []
      : [
          {
            id: 'gap' as const,
            label: gaps.length === 1 ? t(`filter.gaps.${gap}`) : t('filter.someGaps', { count: gaps.length }),
          },
        ]),
    ...(category === undefined
      ? []
      : [{ id: 'category' as const, label: nameIn(categories, category, t('list.category')) }]),
    ...(menu === undefined ? [] : [{ id: 'menu' as const, label: nameIn(menus, menu, t('filter.menu')) }]),
  ];
}
