import { allergenIcons } from '../../icons/allergen-icons.gen.ts';
import { firstIcons } from '../../icons/first-icons.gen.ts';
import { laterIcons } from '../../icons/later-icons.gen.ts';
import { markIcons } from '../../icons/mark-icons.gen.ts';

const { alert, close, search, soldOut } = firstIcons;
const { arrowEnd, arrowStart, clock, help, phone, pin, share } = laterIcons;

/** Path data of the drawings a guest page can use: allergens and marks by their names on the wire. */
export const guestIcons = {
  ...allergenIcons,
  ...markIcons,
  alert,
  arrowEnd,
  arrowStart,
  clock,
  close,
  help,
  phone,
  pin,
  search,
  share,
  soldOut,
} as const;

/** The name of a drawing on the guest page. */
export type GuestIconName = keyof typeof guestIcons;
