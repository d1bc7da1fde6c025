import type { ScreenPreview } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { onAirAt } from '#shared/screen-view/index.ts';
import { screenMenusQuery } from '../api/screens.ts';
import type { ScreenCategory } from './CategoriesField.tsx';

/** What screens can show, and what it is called. */
export interface ScreenNames {
  categories: ScreenCategory[];
  names: { menus: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string> };
}

/** How many dishes each category has on the menu that is on now or comes next; null while that is not known. */
function dishesOf(preview: ScreenPreview | undefined): ReadonlyMap<string, number> | null {
  if (!preview) return null;
  const { menu, next } = onAirAt(preview.screen, Date.now());
  const shown = menu ?? next?.menu;
  if (!shown) return null;
  const counts = preview.counts.filter(({ menuId }) => menuId === shown.id);
  return new Map(counts.map(({ categoryId, dishes }) => [categoryId, dishes]));
}

/** Names and counts of what can be chosen for screens; what has not come yet is left out. */
export function useScreenNames(preview: ScreenPreview | undefined): ScreenNames {
  const { data: options } = useQuery(listCategoryOptions());
  const { data: menus } = useQuery(screenMenusQuery);
  return useMemo(() => {
    const dishes = dishesOf(preview);
    const categories = (options ?? []).map(({ id, label }) => ({
      id,
      label,
      dishes: dishes ? (dishes.get(id) ?? 0) : undefined,
    }));
    return {
      categories,
      names: {
        categories: new Map(categories.map(({ id, label }) => [id, label])),
        menus: new Map((menus ?? []).map(({ id, name }) => [id, name])),
      },
    };
  }, [preview, options, menus]);
}
