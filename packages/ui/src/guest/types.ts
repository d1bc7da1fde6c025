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
  /** Words of the page stand for a price, as where the market makes it. */
  isInWords?: boolean;
}

/** One thing a guest can choose with a dish, its price difference and facts already written. */
export interface DishOptionView {
  name: string;
  /** `+€1.50`; null where it costs nothing more, or prices are not shown. */
  price: string | null;
  /** Allergens and calories in words. */
  facts: readonly string[];
  /** Whether its allergens were declared; true where allergens are not shown. */
  isDeclared: boolean;
  /** Comes with the dish unless the guest says otherwise. */
  isStandard: boolean;
  isSoldOut: boolean;
}

/** A choice that belongs to a dish. */
export interface DishChoiceView {
  key: string;
  name: string;
  /** What may be chosen, as a sentence: `Choose 1 to 2`. */
  rule: string;
  options: readonly DishOptionView[];
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
  choices: readonly DishChoiceView[];
  /** What a choice brings into the dish that is not in the dish itself. */
  optionAllergens: readonly GuestLabel[];
  /** An option nobody has declared: what the dish holds with it is not known. */
  hasUndeclaredOption: boolean;
  isSoldOut: boolean;
  picture: GuestPicture | null;
  /** The one of its section that is drawn largest. */
  isFeatured?: boolean;
  /** Where its own page is; none in a preview. */
  href?: string;
  /** What must not be chosen with it by the guest who filtered the menu. */
  warning?: string;
}

/** Dishes by their number in the whole menu, `to` not among them. */
export interface DishRange {
  from: number;
  to: number;
}

/** A section of the menu; `anchor` is its id on the page. */
export interface DishSectionView {
  anchor: string;
  title: string;
  description: string;
  dishes: readonly DishView[];
  /** In a preview, the dishes before and after these, for which only room is kept. */
  undrawn?: readonly [before: DishRange, after: DishRange];
}

/** The table where the guest sits: the page's own words, and the name that the table was given; one of them may be empty. */
export interface TableView {
  words: string;
  name: string;
}

/** The restaurant above its menu. */
export interface RestaurantView {
  name: string;
  /** As written for people, and where a map shows it; null where none is known. */
  address: { text: string; href: string } | null;
  /** Number as written for people and as dialled. */
  phone: { text: string; href: string } | null;
  /** Whether it is open, and until when; empty where nothing is said of it. */
  hours?: string;
  table?: TableView | undefined;
  /** One short line of what a guest should know first, such as a service charge. */
  note?: string;
  logo: GuestPicture | null;
  photo: GuestPicture | null;
}

/** One of several menus a guest can open. */
export interface MenuLinkView {
  href: string;
  name: string;
  description: string;
  /** From when it is on, where it is not on yet. */
  note?: string;
}

/** The fixed words of the guest page, in the guest's language. */
export interface GuestWords {
  /** The language of these words and its direction, where the page has another one; on the elements that say them (`OwnWords`). */
  spoken?: { lang: string; dir: 'ltr' | 'rtl' };
  /** Then, the language of the page; on what stands inside an element that is named by these words. */
  written?: { lang: string };
  map: string;
  call: string;
  /** Opens the rest of a dish. */
  more: string;
  /** Marks the one dish of a section that the restaurant puts first. */
  featured: string;
  contains: string;
  mayContain: string;
  freeOfListed: string;
  notDeclared: string;
  ingredients: string;
  menuSections: string;
  menus: string;
  skipToMenu: string;
  soldOut: string;
  /** After allergens that only an option brings. */
  withSomeOptions: string;
  /** Of a dish with an undeclared option. */
  optionsNotDeclared: string;
  optionNotDeclared: string;
  standardOption: string;
}
