import type { GuestCardOf, PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import { lookColors } from '@cardamom/ui/guest';
import { isNotice } from './is-notice.ts';
import { lookOf } from './look-of.ts';

/** A candle is seen in the dark; the other looks are what they are in the light. */
const schemes = { COUNTER: 'light', LINEN: 'light', CANDLE: 'dark', GRIDDLE: 'light' } as const;

/** The restaurant's photo, else the first dish that has one. */
function photoOf(restaurant: PublicRestaurant, menu: PublicMenu | null) {
  const dishes = menu?.sections.flatMap(({ items }) => items) ?? [];
  return restaurant.photo ?? dishes.find(({ image }) => image !== null)?.image ?? null;
}

/** What the card of a page shows: who cooks, which menu, one picture, and nothing that a setting could hide. */
export const guestCardOf: GuestCardOf = (content) => {
  if (isNotice(content) || content.page === 'noMenu') return null;
  const { restaurant, menu } = content;
  const { look, accent } = lookOf(restaurant);
  const { paper, card, ink, house, fill, onFill } = lookColors(look, accent)[schemes[look]];
  return {
    look,
    name: restaurant.name,
    menu: content.page === 'menu' && restaurant.menus.length > 1 ? content.menu.name : '',
    photo: photoOf(restaurant, menu),
    paper,
    card,
    ink,
    house,
    fill,
    onFill,
  };
};
