import type { PublicRestaurant } from '@cardamom/api-types';
import type { DishSectionView, GuestIconName } from '@cardamom/ui/guest';

/** The drawings these sections refer to, each once, and those of the frame. */
export function iconsOf(sections: readonly DishSectionView[], restaurant: PublicRestaurant): GuestIconName[] {
  const icons = new Set<GuestIconName>();
  if (restaurant.address) icons.add('pin');
  if (restaurant.menus.some((menu) => !menu.isOn)) icons.add('clock');
  for (const dish of sections.flatMap((section) => section.dishes)) {
    for (const { icon } of dish.marks) icons.add(icon);
    if (dish.hasUndeclaredOption) icons.add('help');
    if (dish.allergens?.state === 'notDeclared') icons.add('help');
  }
  return [...icons];
}
