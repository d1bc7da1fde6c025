import {
  accentOfLook,
  type Look,
  type PublicRestaurant,
  type QrMenuSettings,
  type QrMenuSettingsPatch,
} from '@cardamom/api-types';
import { readColour } from '@cardamom/ui/colour-field';
import type { FormModel } from '#shared/entity-page/index.ts';
import { required, type Rule } from '#shared/form/index.ts';
import { message } from '#shared/messages/index.ts';

/** What the form of the QR menu holds while it is worked on. */
export interface QrMenuValues {
  showsPrice: boolean;
  showsIngredients: boolean;
  showsAllergens: boolean;
  showsCalories: boolean;
  look: Look;
  /** As it is typed, readable or not. */
  accentColour: string;
}

const colour: Rule<string, QrMenuValues> = (text, { look }) =>
  readColour(text) === null ? message('qrMenu:rule.colour', { example: accentOfLook[look] }) : null;

function qrMenuValuesOf(settings: QrMenuSettings): QrMenuValues {
  const { showsPrice, showsIngredients, showsAllergens, showsCalories, look, accentColour } = settings;
  return { showsPrice, showsIngredients, showsAllergens, showsCalories, look, accentColour };
}

/** What is sent for the form's content, which its rules have passed. */
function qrMenuPatchOf({ accentColour, ...values }: QrMenuValues) {
  return {
    ...values,
    accentColour: readColour(accentColour) ?? accentColour,
  } satisfies QrMenuSettingsPatch;
}

/** The form of the QR menu's settings, which a restaurant always has: nothing of it is new. */
export const qrMenuForm = (
  settings: QrMenuSettings,
): FormModel<QrMenuSettings, QrMenuValues, ReturnType<typeof qrMenuPatchOf>> => ({
  newValues: qrMenuValuesOf(settings),
  rules: { accentColour: { rules: [required, colour] } },
  valuesOf: qrMenuValuesOf,
  draftOf: qrMenuPatchOf,
});

/** The colour that goes with another look: who kept the own one of the look before gets the new one's. */
export function accentWith(next: Look, { look, accentColour }: QrMenuValues): string {
  return readColour(accentColour) === accentOfLook[look] ? accentOfLook[next] : accentColour;
}

/** What guests would be shown with what the form holds; a colour that is none leaves theirs as it is. */
export function toldDisplay(
  values: QrMenuValues,
): Partial<Pick<PublicRestaurant, 'shows' | 'look' | 'accentColour'>> {
  const accentColour = readColour(values.accentColour);
  return {
    shows: {
      price: values.showsPrice,
      ingredients: values.showsIngredients,
      allergens: values.showsAllergens,
      calories: values.showsCalories,
    },
    look: values.look,
    ...(accentColour !== null && { accentColour }),
  };
}
