import type { GuestIconName } from './GuestIcon/index.ts';

/** One re-encoded variant of a picture. */
export interface PictureSource {
  url: string;
  format: 'avif' | 'webp' | 'jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

/** A picture as the guest page shows it. */
export interface GuestPicture {
  altText: string;
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture arrives. */
  dominantColour: string;
  sources: readonly PictureSource[];
}

/** A word a guest reads, with the drawing that stands beside it. */
export interface GuestLabel {
  icon: GuestIconName;
  text: string;
}

/** What the kitchen says about allergens; `notDeclared` is a state of its own and never means "free of". */
export type DishAllergensView =
  | { state: 'declared'; contains: readonly GuestLabel[]; mayContain: readonly GuestLabel[] }
  | { state: 'notDeclared' };

/** A size of a dish, its price already written for the guest. */
export interface DishSizeView {
  /** Empty for the plain case of one unnamed size. */
  name: string;
  price: string;
}

/** A dish as the guest page shows it; what the restaurant chose to hide is empty or null. */
export interface DishView {
  key: string;
  name: string;
  description: string;
  sizes: readonly DishSizeView[];
  ingredients: readonly string[];
  allergens: DishAllergensView | null;
  marks: readonly GuestLabel[];
  /** For example `540 kcal`. */
  calories: string | null;
  isSoldOut: boolean;
  picture: GuestPicture | null;
}

/** A section of the menu; `anchor` is its id on the page. */
export interface DishSectionView {
  anchor: string;
  title: string;
  description: string;
  dishes: readonly DishView[];
}

/** The restaurant above its menu. */
export interface RestaurantView {
  name: string;
  address: string;
  /** Number as written for people and as dialled. */
  phone: { text: string; href: string } | null;
  logo: GuestPicture | null;
  photo: GuestPicture | null;
}

/** One of several menus a guest can open. */
export interface MenuLinkView {
  href: string;
  name: string;
  description: string;
}

/** The fixed words of the guest page, in the guest's language. */
export interface GuestWords {
  address: string;
  call: string;
  contains: string;
  mayContain: string;
  freeOfListed: string;
  notDeclared: string;
  ingredients: string;
  menuSections: string;
  menus: string;
  skipToMenu: string;
  soldOut: string;
  showDark: string;
  showLight: string;
}
