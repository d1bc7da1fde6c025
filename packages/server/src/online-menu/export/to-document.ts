import type { Availability, Image } from '@cardamom/api-types';
import { nameKey } from '../../shared/text.ts';
import {
  documentFormat,
  type CardamomDocument,
  type CardamomPicture,
} from '../imports/formats/cardamom-document.ts';
import { itemNames, toMenuCard } from '../imports/formats/to-menu-card.ts';
import type { CurrentMenu } from '../imports/plan/current-menu.ts';
import { markOf } from '../imports/plan/item-fields.ts';
import { lastingState } from '../items/availability.ts';

/** A picture of the menu under the name it has in an archive. */
export type ExportedPicture = { readonly path: string; readonly image: Image };

/** Gives each picture a file name after the first dish that has it. */
export class PictureNames {
  readonly #byImage = new Map<string, ExportedPicture>();
  readonly #taken = new Set<string>();

  /** How the document names a dish's picture; null where it has none. */
  of(name: string, image: Image | null): CardamomPicture | null {
    if (image === null) return null;
    const known = this.#byImage.get(image.id) ?? this.#add(name, image);
    return { file: known.path, altText: image.altText };
  }

  #add(name: string, image: Image): ExportedPicture {
    const plain =
      nameKey(name)
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/gu, '') || 'picture';
    let path = `pictures/${plain}.jpeg`;
    for (let count = 2; this.#taken.has(path); count += 1) path = `pictures/${plain}-${count}.jpeg`;
    this.#taken.add(path);
    const picture = { path, image };
    this.#byImage.set(image.id, picture);
    return picture;
  }

  all(): ExportedPicture[] {
    return [...this.#byImage.values()];
  }
}

/** A word for what lasts until somebody changes it; null for available. */
function availabilityWord(availability: Availability) {
  const state = lastingState(availability);
  return state === 'AVAILABLE' ? null : state;
}

/** The whole menu as Cardamom's own document: linked by names, free of ids and times. An item's mark tells what it was like only where it came from. */
export function toDocument(menu: CurrentMenu, currency: string, pictures: PictureNames): CardamomDocument {
  const names = itemNames(menu.items);
  return {
    format: documentFormat,
    version: 2,
    currency,
    categories: menu.categories.map((category) => ({
      name: category.name,
      description: category.description,
      kind: category.kind,
      isActive: category.isActive,
      picture: pictures.of(category.name, category.image),
      itemOrder: (menu.itemOrder.get(category.id) ?? []).map(({ name }) => name),
    })),
    modifierGroups: menu.modifierGroups.map((group) => ({
      name: group.name,
      guestName: group.guestName,
      minimum: group.minimum,
      maximum: group.maximum,
      options: group.options.map(
        ({ name, priceDelta, caloriesDelta, allergens, isDefault, availability }) => ({
          name,
          priceDelta,
          caloriesDelta,
          allergens,
          isDefault,
          availability: availabilityWord(availability),
        }),
      ),
      externalRef: group.externalRef,
      isActive: group.isActive,
    })),
    items: menu.items.map((item) => ({
      name: item.name,
      description: item.description,
      story: item.story,
      categories: item.categories.map(({ name }) => name),
      sizes: item.sizes.map(({ name, kind, price }) => ({ name, kind, price })),
      ingredients: item.ingredients.map(({ name }) => name),
      allergens: item.allergens,
      marks: item.marks,
      calories: item.calories,
      modifierGroups: item.modifierGroups.map(({ name }) => name),
      picture: pictures.of(item.name, item.image),
      externalRef: item.externalRef,
      isActive: item.isActive,
      availability: availabilityWord(item.availability),
      mark: markOf(item, currency),
    })),
    menus: menu.menus.map((card) => toMenuCard(card, names)),
  };
}
