import type {
  Menu,
  MenuChannel,
  MenuDraft,
  MenuSection,
  OutsideHoursRule,
  Reference,
} from '@cardamom/api-types';
import type { ShownFields } from '#shared/conflict/index.ts';
import { isoOf, weekdayOfIso, type IsoWeekday } from './weekdays.ts';

/** A window while it is typed into; half of it may still be missing. */
export interface WindowValue {
  /** Only of this form. */
  id: string;
  weekdays: readonly IsoWeekday[];
  from: string | null;
  to: string | null;
}

/** A section of the form; its category is its id, as each stands in a menu once. */
export interface SectionValue {
  categoryId: string;
  categoryName: string;
  /** Empty for the category's name. */
  title: string;
  itemOrder: readonly string[];
  hiddenItemIds: readonly string[];
  featuredItem: Reference | null;
}

/** What the menu form holds while it is typed into. */
export interface MenuValues {
  name: string;
  description: string;
  includesAllCategories: boolean;
  sections: readonly SectionValue[];
  windows: readonly WindowValue[];
  dates: { start: string | null; end: string | null };
  outsideHours: OutsideHoursRule;
  channels: readonly MenuChannel[];
  isActive: boolean;
}

/** An empty form. */
export function newMenuValues(): MenuValues {
  return {
    name: '',
    description: '',
    includesAllCategories: false,
    sections: [],
    windows: [],
    dates: { start: null, end: null },
    outsideHours: 'HIDE',
    channels: ['QR', 'SCREENS'],
    isActive: true,
  };
}

function sectionValue({ id: _id, category, ...section }: MenuSection): SectionValue {
  return { categoryId: category.id, categoryName: category.name, ...section };
}

/** The form for a menu as it was loaded. */
export function menuValuesOf(menu: Menu): MenuValues {
  return {
    name: menu.name,
    description: menu.description,
    includesAllCategories: menu.includesAllCategories,
    sections: menu.sections.map(sectionValue),
    windows: menu.windows.map(({ weekdays, from, to }, index) => ({
      id: `stored-${index}`,
      weekdays: weekdays.map(isoOf).toSorted((one, other) => one - other),
      from,
      to,
    })),
    dates: { start: menu.startsOn, end: menu.endsOn },
    outsideHours: menu.outsideHours,
    channels: menu.channels,
    isActive: menu.isActive,
  };
}

/** The windows that are whole, as the wire has them. */
export function wholeWindows(windows: readonly WindowValue[]): NonNullable<MenuDraft['windows']> {
  return windows.flatMap(({ weekdays, from, to }) =>
    weekdays.length > 0 && from !== null && to !== null
      ? [{ weekdays: weekdays.map(weekdayOfIso), from, to }]
      : [],
  );
}

/** The form's fields as the menu itself has them, to show two versions beside each other. */
export const shownMenuFields: ShownFields<MenuValues> = {
  sections: (sections) => [
    'sections',
    sections.map(({ categoryId, categoryName, ...section }) => ({
      ...section,
      category: { id: categoryId, name: categoryName },
    })),
  ],
  windows: (windows) => ['windows', wholeWindows(windows)],
  dates: (dates) => ['dates', dates],
};

/** What is sent for the form's content. */
export function menuDraftOf(values: MenuValues): Required<MenuDraft> {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    includesAllCategories: values.includesAllCategories,
    sections: values.sections.map(({ categoryId, title, itemOrder, hiddenItemIds, featuredItem }) => ({
      categoryId,
      title: title.trim(),
      itemOrder: [...itemOrder],
      hiddenItemIds: [...hiddenItemIds],
      featuredItemId: featuredItem?.id ?? null,
    })),
    windows: wholeWindows(values.windows),
    startsOn: values.dates.start,
    endsOn: values.dates.end,
    outsideHours: values.outsideHours,
    channels: [...values.channels],
    isActive: values.isActive,
  };
}
