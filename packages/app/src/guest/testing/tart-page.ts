import type {
  PublicItem,
  PublicMenu,
  PublicModifierGroup,
  PublicRestaurant,
  RenderedGuestPage,
} from '@cardamom/api-types';
import {
  freeOfAll,
  publicGroup,
  publicMenu,
  publicMenuLink,
  publicOption,
  publicSection,
} from '../../shared/testing/public-menu.ts';
import { renderGuestPage } from '../render.tsx';
import { exampleId, exampleItem, exampleRestaurant, publicUrl } from './example-page.ts';

/** Of the dish, of its section and of the menu. */
export const tartId = exampleId('1');

/** A dish of one size and without choices. */
export function tart(changes: Partial<PublicItem> = {}): PublicItem {
  const sizes: PublicItem['sizes'] = [{ name: '', kind: 'PRICED', price: 590 }];
  return exampleItem('1', { sizes, modifierGroupIds: [], ...changes });
}

/** A choice with an allergen of its own, one that the dish has too, and an option nobody has declared. */
export const sauces: PublicModifierGroup = publicGroup(
  [
    publicOption('Satay', {
      priceDelta: 150,
      caloriesDelta: 95,
      allergens: { ...freeOfAll, contains: ['PEANUTS'] },
    }),
    publicOption('Cream', {
      allergens: { ...freeOfAll, contains: ['DAIRY'] },
      isDefault: true,
      isSoldOut: true,
    }),
    publicOption('Secret', { allergens: { ...freeOfAll, isDeclared: false } }),
    publicOption('Without', { priceDelta: -50 }),
  ],
  { id: tartId, maximum: 2 },
);

/** A menu of one section. */
export function dessertMenu(items: PublicItem[], changes: Partial<PublicMenu> = {}): PublicMenu {
  return publicMenu([publicSection('Desserts', items, { kind: 'DESSERT' })], changes);
}

/** A bistro with that menu alone. */
export function bistro(changes: Partial<PublicRestaurant> = {}): PublicRestaurant {
  return exampleRestaurant({ tax: null, menus: [publicMenuLink({ id: tartId })], ...changes });
}

/** The bistro's page with these dishes. */
export function pageOf(
  items: PublicItem[],
  changes: Partial<PublicRestaurant> = {},
  ofMenu: Partial<PublicMenu> = {},
): Promise<RenderedGuestPage> {
  const menu = dessertMenu(items, ofMenu);
  return renderGuestPage({ page: 'restaurant', restaurant: bistro(changes), menu, publicUrl });
}
