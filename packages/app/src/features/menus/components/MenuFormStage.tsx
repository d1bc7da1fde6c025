import type { Category, Menu, PublicModifierGroup } from '@cardamom/api-types';
import { useIsAtLeast } from '@cardamom/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { MenuOnStage } from '#shared/guest-preview/index.ts';
import { categoriesQuery, firstItemsOfCategory, itemsOfCategory } from '../api/menu-parts.ts';
import { categorySection } from '../model/category-sections.ts';
import { menuOf } from '../model/menu-of.ts';
import type { MenuValues, SectionValue } from '../model/menu-values.ts';

/** Props of `MenuFormStage`. */
export interface MenuFormStageProps {
  form: EntityFormState<MenuValues>;
  /** As loaded; null while a new one is made. */
  menu: Menu | null;
}

const none: readonly never[] = [];

/** A menu of all categories stands on the stage whole up to so many dishes. */
const mostWhole = 300;

/** Of a larger one, which may have thousands, so many of each category. */
const mostDishes = 24;

/** And until somebody looks at it, of so many categories: more than a phone shows of it. */
const mostCategories = 6;

/** Which dishes the stage needs: all of a section that is arranged by hand, and enough of a category that stands as it is. */
function useItems(values: MenuValues, categories: readonly Category[], isLookedAt: boolean) {
  const wanted = values.includesAllCategories
    ? categories.map((category) => categorySection(category, values.sections))
    : values.sections;
  const isLarge = categories.reduce((sum, { itemCount }) => sum + itemCount, 0) > mostWhole;
  const isCut = (section: SectionValue) =>
    values.includesAllCategories && isLarge && section.featuredItem === null;
  const isCutShort = values.includesAllCategories && isLarge && !isLookedAt;
  const asked = isCutShort ? wanted.slice(0, mostCategories) : wanted;
  const items = useQueries({
    queries: asked.map((section) =>
      isCut(section)
        ? firstItemsOfCategory(section.categoryId, mostDishes)
        : itemsOfCategory(section.categoryId),
    ),
    combine: (results) =>
      new Map(asked.map(({ categoryId }, index) => [categoryId, results[index]?.data ?? none])),
  });
  const isShortened =
    asked.length < wanted.length ||
    asked.some((section) => isCut(section) && items.get(section.categoryId)?.length === mostDishes);
  return { items, isShortened };
}

/** The menu as guests would read it with what is typed; only it is drawn anew with each key. */
export function MenuFormStage({ form, menu }: MenuFormStageProps) {
  const values = useWatch({ control: form.control }) as MenuValues;
  const { isDirty } = useFormStatus(form);
  const { data: categories = none } = useQuery(categoriesQuery);
  // Where it is not beside the form, somebody has asked for it.
  const isBeside = useIsAtLeast('lg');
  const [wasLookedAt, setWasLookedAt] = useState(false);
  const look = useCallback(() => setWasLookedAt(true), []);
  const { items, isShortened } = useItems(values, categories, wasLookedAt || !isBeside);
  const build = useCallback(
    (groups: readonly PublicModifierGroup[]) => {
      const parts = { categories, itemsOf: (id: string) => items.get(id) ?? none };
      return menuOf(values, menu?.id ?? 'new', parts, groups);
    },
    [categories, items, menu, values],
  );
  return (
    <MenuOnStage
      menuOf={build}
      menuId={menu?.id ?? null}
      isDirty={isDirty || menu === null}
      isShortened={isShortened}
      onLook={look}
    />
  );
}
