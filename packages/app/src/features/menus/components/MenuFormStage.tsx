import type { Menu, PublicMenu } from '@cardamom/api-types';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { MenuOnStage } from '#shared/guest-preview/index.ts';
import { categoriesQuery, itemsOfCategory } from '../api/menu-parts.ts';
import { menuOf } from '../model/menu-of.ts';
import type { MenuValues } from '../model/menu-values.ts';

/** Props of `MenuFormStage`. */
export interface MenuFormStageProps {
  form: EntityFormState<MenuValues>;
  /** As loaded; null while a new one is made. */
  menu: Menu | null;
}

const none: readonly never[] = [];

/** The menu as guests would read it with what is typed; only it is drawn anew with each key. */
export function MenuFormStage({ form, menu }: MenuFormStageProps) {
  const values = useWatch({ control: form.control }) as MenuValues;
  const { isDirty } = useFormStatus(form);
  const { data: categories = none } = useQuery(categoriesQuery);
  const ids = values.includesAllCategories
    ? categories.map(({ id }) => id)
    : values.sections.map(({ categoryId }) => categoryId);
  const items = useQueries({
    queries: ids.map((id) => itemsOfCategory(id)),
    combine: (results) => new Map(ids.map((id, index) => [id, results[index]?.data ?? none])),
  });
  const build = useCallback(
    (_saved: PublicMenu | null, all: readonly PublicMenu[]) => {
      const groups = new Map(all.flatMap((one) => one.modifierGroups.map((group) => [group.id, group])));
      const parts = { categories, itemsOf: (id: string) => items.get(id) ?? none };
      return menuOf(values, menu?.id ?? 'new', parts, [...groups.values()]);
    },
    [categories, items, menu, values],
  );
  return <MenuOnStage menuOf={build} menuId={menu?.id ?? null} isDirty={isDirty || menu === null} />;
}
