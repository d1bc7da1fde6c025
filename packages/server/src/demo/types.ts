import type {
  Allergen,
  AllergenDeclaration,
  CategoryKind,
  DiscountDraft,
  Mark,
  OpeningHours,
  OrderType,
  Permission,
  Phone,
  PrinterDraft,
  RestaurantType,
  ScreenDraft,
  ServiceChargePatch,
  SizeKind,
  TableSectionDraft,
  TaxDraft,
} from '@cardamom/api-types';
import type { DemoPicture } from './pictures.ts';

/** A size of a demo item; the price is in minor units of the demo restaurant's currency, null at market price. */
export interface DemoSize {
  name: string;
  kind: SizeKind;
  price: number | null;
}

/** A choice of the demo restaurant. */
export type DemoModifierGroup = 'doneness' | 'side' | 'burgerExtras' | 'milk' | 'coffeeExtras';

/** An item of the demo restaurant as the seeding code stores it. */
export interface DemoItem {
  name: string;
  description: string;
  /** Empty for most. */
  story: string;
  sizes: DemoSize[];
  ingredients: string[];
  allergens: AllergenDeclaration;
  marks: Mark[];
  /** KCal of the first size; null where the kitchen has not counted. */
  calories: number | null;
  picture: DemoPicture | null;
  /** In the order guests read them. */
  modifierGroups: DemoModifierGroup[];
  isSoldOut: boolean;
}

/** A category of the demo restaurant with its items in menu order. */
export interface DemoCategory {
  name: string;
  description: string;
  kind: CategoryKind;
  items: DemoItem[];
}

/** A screen of the demo restaurant with the names of the categories that it shows. */
export interface DemoScreen extends Pick<ScreenDraft, 'name' | 'layout' | 'turn'> {
  categories: string[];
}

/** A person of the demo restaurant; PINs and passwords are never part of the content. */
export interface DemoStaff {
  name: string;
  lastName: string;
  email: string;
  position: string;
  phone: Phone;
  permissions: Permission[];
  isOwner: boolean;
}

/** Everything the seeding code needs to make the demo restaurant. */
export interface DemoContent {
  restaurant: {
    name: string;
    restaurantUrl: string;
    restaurantType: RestaurantType;
    orderTypes: OrderType[];
    businessEmail: string;
    phone: Phone;
    address: string;
    currency: string;
    timeZone: string;
    openingHours: OpeningHours;
    logo: DemoPicture;
    photo: DemoPicture;
  };
  menu: { name: string; description: string };
  categories: DemoCategory[];
  discounts: readonly DiscountDraft[];
  printers: readonly PrinterDraft[];
  tableSections: readonly TableSectionDraft[];
  screens: readonly DemoScreen[];
  taxes: readonly TaxDraft[];
  serviceCharge: ServiceChargePatch;
  staff: DemoStaff[];
}

type PlainItem = Pick<DemoItem, 'name' | 'description' | 'sizes' | 'ingredients' | 'allergens'> &
  Partial<DemoItem>;

/** A demo item with the quiet defaults filled in. */
export function item(plain: PlainItem): DemoItem {
  return {
    story: '',
    marks: [],
    calories: null,
    picture: null,
    modifierGroups: [],
    isSoldOut: false,
    ...plain,
  };
}

/** The plain case: one unnamed size at one price. */
export function price(minorUnits: number): DemoSize[] {
  return [{ name: '', kind: 'PRICED', price: minorUnits }];
}

/** Several named sizes with their prices. */
export function sizes(...named: [name: string, minorUnits: number][]): DemoSize[] {
  return named.map(([name, minorUnits]) => ({ name, kind: 'PRICED', price: minorUnits }));
}

/** Sold at the day's market price. */
export const marketPrice: DemoSize[] = [{ name: '', kind: 'MARKET_PRICE', price: null }];

/** A complete declaration (EU 1169/2011): both lists empty means free of all listed allergens. */
export function declared(contains: Allergen[], mayContain: Allergen[] = []): AllergenDeclaration {
  return { isDeclared: true, contains, mayContain };
}

/** The kitchen has not declared this item yet; guests are told so. */
export const notDeclared: AllergenDeclaration = { isDeclared: false, contains: [], mayContain: [] };

export const vegetarian: Mark[] = ['VEGETARIAN'];
export const vegan: Mark[] = ['VEGETARIAN', 'VEGAN'];
export const withAlcohol: Mark[] = ['CONTAINS_ALCOHOL'];
