import type { Screen, ScreenDraft, ScreenLayout, ScreenTurn } from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import type { FormRules } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { shownCategories } from './digital-menu-form.ts';

/** What the form of a screen holds while it is worked on. */
export interface ScreenValues {
  name: string;
  /** The one menu it shows; null for whichever is on. */
  menuId: string | null;
  /** In their order; null as all screens. */
  categoryIds: string[] | null;
  /** Null as all screens. */
  layout: ScreenLayout | null;
  turn: ScreenTurn;
  isActive: boolean;
}

const rules: FormRules<ScreenValues> = { name: nameRules };

/** The form of a screen: what it is called, and what is different on it. */
export const screenForm = (
  names: ReadonlyMap<string, string>,
): FormModel<Screen, ScreenValues, ScreenDraft> => ({
  newValues: { name: '', menuId: null, categoryIds: null, layout: null, turn: 'NONE', isActive: true },
  rules,
  shows: { categoryIds: shownCategories(names) },
  valuesOf: ({ name, menuId, categoryIds, layout, turn, isActive }) => ({
    name,
    menuId,
    categoryIds,
    layout,
    turn,
    isActive,
  }),
  draftOf: ({ name, ...values }) => ({ ...values, name: name.trim() }),
});
