import type { DigitalMenuSettings, DigitalMenuSettingsPatch, ScreenLayout } from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import { numberOf, type FormRules, type Rule, type TypedNumber } from '#shared/form/index.ts';
import { message } from '#shared/messages/index.ts';

/** The shortest and longest time of a dish, in seconds (openapi/schemas/screen.yaml, ItemSeconds). */
export const itemSeconds = { least: 3, most: 120 } as const;

/** What of each dish and around it screens show, in the order of the form. */
export const shownParts = [
  'showsPrice',
  'showsIngredients',
  'showsAllergens',
  'showsCalories',
  'showsLogo',
  'showsClock',
  'isDark',
  'showsSoldOut',
] as const;

/** What the form of the digital menu holds while it is worked on. */
export interface DigitalMenuValues extends Record<(typeof shownParts)[number], boolean> {
  layout: ScreenLayout;
  /** In their order; none stands for all that the menu has. */
  categoryIds: string[];
  itemSeconds: TypedNumber;
  isLongerForText: boolean;
}

const seconds: Rule<TypedNumber, DigitalMenuValues> = (typed) => {
  const value = numberOf(typed);
  const isOne = value !== null && value >= itemSeconds.least && value <= itemSeconds.most;
  return isOne ? null : message('digitalMenu:rule.seconds', itemSeconds);
};

const rules: FormRules<DigitalMenuValues> = {
  itemSeconds: { rules: [seconds], runsOn: 'input', timing: 'eager' },
};

/** The fields of the settings, without what every entity has. */
function digitalMenuValuesOf({
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  version: _version,
  ...values
}: DigitalMenuSettings): DigitalMenuValues {
  return values;
}

/** What is sent for the form's content, which its rules have passed. */
function digitalMenuPatchOf({ itemSeconds: typed, ...values }: DigitalMenuValues) {
  return { ...values, itemSeconds: numberOf(typed) ?? itemSeconds.least } satisfies DigitalMenuSettingsPatch;
}

/** The settings with what the form holds; a time that is none leaves theirs as it is. */
export function settingsWith(
  settings: DigitalMenuSettings,
  { itemSeconds: typed, ...values }: DigitalMenuValues,
): DigitalMenuSettings {
  const value = numberOf(typed);
  const isOne = value !== null && value >= itemSeconds.least && value <= itemSeconds.most;
  return { ...settings, ...values, ...(isOne && { itemSeconds: value }) };
}

/** How chosen categories are compared and told: by their names, in their order. */
export function shownCategories(names: ReadonlyMap<string, string>) {
  return (ids: readonly string[] | null) =>
    ids === null || ids.length === 0
      ? (['categoryIds', ids] as const)
      : (['categories', ids.flatMap((id) => ({ name: names.get(id) ?? '' }))] as const);
}

/** The form of the digital menu's settings, which a restaurant always has: nothing of it is new. */
export const digitalMenuForm = (
  settings: DigitalMenuSettings,
  names: ReadonlyMap<string, string>,
): FormModel<DigitalMenuSettings, DigitalMenuValues, ReturnType<typeof digitalMenuPatchOf>> => ({
  newValues: digitalMenuValuesOf(settings),
  rules,
  shows: {
    categoryIds: shownCategories(names),
    itemSeconds: (value) => ['itemSeconds', numberOf(value)],
  },
  valuesOf: digitalMenuValuesOf,
  draftOf: digitalMenuPatchOf,
});
