import { euro } from '../money/currency.example.ts';
import type { FieldOption } from '../components/OptionList/index.ts';
import { hummus, limeTart, pancakes, shakshuka, steak } from './pictures.ts';

/** An item of Cardamom & Lime, as the back office knows it. */
export interface Item {
  id: string;
  name: string;
  picture: string | null;
  categories: readonly string[];
  /** Minor units; null is market price. */
  price: number | null;
  hasSizes: boolean;
  isDeclared: boolean;
  /** How long it is sold out, in words; null while there is some. */
  soldOut: string | null;
  isActive: boolean;
  updatedAt: string;
}

/** Currency of Cardamom & Lime. */
export const currency = euro;

/** Time zone of Cardamom & Lime. */
export const timeZone = 'Europe/Lisbon';

function item(of: Pick<Item, 'id' | 'name' | 'categories' | 'price'> & Partial<Item>): Item {
  return {
    picture: null,
    hasSizes: false,
    isDeclared: true,
    soldOut: null,
    isActive: true,
    updatedAt: '2026-03-12T17:40:00Z',
    ...of,
  };
}

/** A part of the demo menu with every state an item can have. */
export const items: readonly Item[] = [
  item({ id: 'shakshuka', name: 'Shakshuka', picture: shakshuka, categories: ['Breakfast'], price: 1150 }),
  item({
    id: 'pancakes',
    name: 'Cardamom pancakes',
    picture: pancakes,
    categories: ['Breakfast', 'Desserts', 'For children'],
    price: 890,
    hasSizes: true,
    updatedAt: '2026-03-13T09:05:00Z',
  }),
  item({
    id: 'hummus',
    name: 'Hummus with warm flatbread',
    picture: hummus,
    categories: ['Starters', 'Vegan'],
    price: 780,
    updatedAt: '2026-03-14T08:15:00Z',
  }),
  item({
    id: 'bass',
    name: 'Sea bass with fennel',
    categories: ['From the grill'],
    price: 2480,
    soldOut: 'Sold out until tomorrow, 04:00',
    updatedAt: '2026-03-14T10:20:00Z',
  }),
  item({
    id: 'sirloin',
    name: 'Sirloin, dry-aged 28 days',
    picture: steak,
    categories: ['From the grill'],
    price: null,
  }),
  item({
    id: 'vegetables',
    name: 'Grilled vegetables of the week',
    categories: ['From the grill', 'Vegan'],
    price: 990,
    isDeclared: false,
    updatedAt: '2026-03-14T07:30:00Z',
  }),
  item({
    id: 'tart',
    name: 'Lime tart',
    picture: limeTart,
    categories: ['Desserts'],
    price: 590,
    soldOut: 'Sold out until you bring it back',
  }),
  item({
    id: 'elderflower',
    name: 'Elderflower spritz',
    categories: ['Drinks'],
    price: 720,
    isActive: false,
    updatedAt: '2026-02-27T16:00:00Z',
  }),
];

const arabicNames = [
  'شكشوكة',
  'فطائر الهيل',
  'حمص مع خبز ساخن',
  'قاروص بالشمر',
  'شريحة لحم معتّقة 28 يوماً',
  'خضار الأسبوع المشوية',
  'تارت الليمون',
  'سبريتز زهر البيلسان',
];

function inArabic(one: Item, place: number): Item {
  return { ...one, name: arabicNames[place] ?? one.name };
}

/** The same items under Arabic names. */
export const itemsInArabic: readonly Item[] = items.map(inArabic);

/** The categories that items can be in. */
export const categoryOptions: readonly FieldOption[] = [
  'Breakfast',
  'Starters',
  'From the grill',
  'Desserts',
  'Drinks',
  'Vegan',
  'For children',
].map((name) => ({ id: name, label: name }));
