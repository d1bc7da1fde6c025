import type {
  AllergenDeclaration,
  ModifierGroup,
  ModifierGroupDraft,
  ModifierOption,
  ModifierOptionDraft,
} from '@cardamom/api-types';
import { numberOf, type TypedNumber } from '#shared/form/index.ts';

/** An option as it is typed into; new ones have no id yet. */
export interface OptionValue {
  /** Tells rows apart while they are typed into and moved. */
  key: string;
  id?: string;
  name: string;
  /** Minor units. */
  priceDelta: TypedNumber;
  caloriesDelta: TypedNumber;
  allergens: AllergenDeclaration;
  isDefault: boolean;
}

/** What the modifier form holds while it is typed into. */
export interface ModifierGroupValues {
  name: string;
  guestName: string;
  minimum: TypedNumber;
  /** Nothing for as many as there are options. */
  maximum: TypedNumber;
  options: OptionValue[];
  isActive: boolean;
}

const newKey = /^new-(\d+)$/;

/** An option to be filled in; its allergens are not declared until somebody does (docs/rules.md, Allergens). */
export function newOption(options: readonly OptionValue[]): OptionValue {
  const last = Math.max(0, ...options.map(({ key }) => Number(newKey.exec(key)?.[1] ?? 0)));
  return {
    key: `new-${last + 1}`,
    name: '',
    priceDelta: 0,
    caloriesDelta: null,
    allergens: { isDeclared: false, contains: [], mayContain: [] },
    isDefault: false,
  };
}

/** A form with two options to fill in, of which guests choose one. */
export function newModifierGroupValues(): ModifierGroupValues {
  const first = newOption([]);
  return {
    name: '',
    guestName: '',
    minimum: 1,
    maximum: 1,
    options: [first, newOption([first])],
    isActive: true,
  };
}

/** The form for a modifier group as it was loaded. */
export function modifierGroupValuesOf(group: ModifierGroup): ModifierGroupValues {
  const { name, guestName, minimum, maximum, isActive } = group;
  const options = group.options.map(({ availability: _availability, ...option }) =>
    Object.assign({ key: option.id }, option),
  );
  return { name, guestName, minimum, maximum, options, isActive };
}

/** An option that somebody removed meanwhile is sent as a new one. */
function optionDraftOf(option: OptionValue, replaced: ModifierGroup | null): ModifierOptionDraft {
  const { id, name, priceDelta, caloriesDelta, allergens, isDefault } = option;
  const isKnown = id !== undefined && replaced?.options.some((known) => known.id === id);
  return {
    ...(isKnown && { id }),
    name: name.trim(),
    priceDelta: numberOf(priceDelta) ?? 0,
    caloriesDelta: numberOf(caloriesDelta),
    allergens,
    isDefault,
  };
}

/** What is sent for the form's content, which its rules have passed; `replaced` is the group as it is on the server. */
export function modifierGroupDraftOf(
  values: ModifierGroupValues,
  replaced: ModifierGroup | null,
): ModifierGroupDraft {
  return {
    name: values.name.trim(),
    guestName: values.guestName.trim(),
    minimum: numberOf(values.minimum) ?? 0,
    maximum: numberOf(values.maximum),
    options: values.options.map((option) => optionDraftOf(option, replaced)),
    isActive: values.isActive,
  };
}

/** The options as the server's answer would carry them, to compare two versions. */
export function shownOptions(options: readonly OptionValue[]): ModifierOption[] {
  return options.map(({ key, id, priceDelta, caloriesDelta, ...option }) =>
    Object.assign(
      {
        id: id ?? key,
        priceDelta: numberOf(priceDelta) ?? 0,
        caloriesDelta: numberOf(caloriesDelta),
        availability: { state: 'AVAILABLE' as const, until: null },
      },
      option,
    ),
  );
}
