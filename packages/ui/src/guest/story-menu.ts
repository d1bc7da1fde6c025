import type { DishSectionView, DishView, GuestPicture, GuestWords, RestaurantView } from './types.ts';
import hummus from './story-pictures/hummus.webp?url';
import limeTart from './story-pictures/lime-tart.webp?url';
import logo from './story-pictures/logo.webp?url';
import pancakes from './story-pictures/pancakes.webp?url';
import restaurant from './story-pictures/restaurant.webp?url';
import shakshuka from './story-pictures/shakshuka.webp?url';
import steak from './story-pictures/steak.webp?url';

function picture(
  url: string,
  altText: string,
  dominantColour: string,
  width = 500,
  height = 267,
): GuestPicture {
  return { altText, dominantColour, width, height, sources: [{ url, format: 'webp', width, height }] };
}

/** The words of the page, as the app sends them. */
export const storyWords: GuestWords = {
  address: 'Address',
  call: 'Call',
  contains: 'Contains',
  mayContain: 'May contain',
  freeOfListed: 'None of the listed allergens',
  notDeclared: 'Allergens not declared. Please ask us.',
  ingredients: 'Ingredients',
  menuSections: 'Sections of the menu',
  menus: 'Menus',
  skipToMenu: 'Skip to the menu',
  soldOut: 'Sold out',
  showDark: 'Dark',
  showLight: 'Light',
};

/** The demo restaurant's header. */
export const storyRestaurant: RestaurantView = {
  name: 'Cardamom & Lime',
  address: 'Rua das Hortas 27, 1200-270 Lisboa',
  phone: { text: '+351 210 000 270', href: 'tel:+351210000270' },
  logo: picture(logo, '', '#1e241b', 168, 168),
  photo: picture(restaurant, 'A table set with several dishes, seen from above', '#a8b893', 900, 480),
};

/** Dishes that between them show every state of a row. */
export const storyDishes = {
  plain: {
    key: 'shakshuka',
    name: 'Shakshuka',
    description: 'Three eggs poached in slow tomato and pepper sauce, feta, warm flatbread.',
    sizes: [{ name: '', price: '€11.50' }],
    ingredients: ['eggs', 'tomato', 'red pepper', 'onion', 'feta', 'wheat flatbread', 'parsley'],
    allergens: {
      state: 'declared',
      contains: [
        { icon: 'EGGS', text: 'Eggs' },
        { icon: 'DAIRY', text: 'Dairy' },
        { icon: 'GLUTEN', text: 'Gluten' },
      ],
      mayContain: [{ icon: 'SESAME', text: 'Sesame' }],
    },
    marks: [{ icon: 'VEGETARIAN', text: 'Vegetarian' }],
    calories: '540 kcal',
    isSoldOut: false,
    picture: picture(shakshuka, 'Three eggs in tomato sauce in an iron pan', '#d8705a'),
  },
  sizes: {
    key: 'pancakes',
    name: 'Cardamom pancakes',
    description: 'A tall stack with cultured butter, berries and honey warmed with cardamom.',
    sizes: [
      { name: 'Three', price: '€8.90' },
      { name: 'Five', price: '€11.90' },
    ],
    ingredients: ['wheat flour', 'buttermilk', 'eggs', 'butter', 'honey', 'cardamom'],
    allergens: {
      state: 'declared',
      contains: [
        { icon: 'GLUTEN', text: 'Gluten' },
        { icon: 'EGGS', text: 'Eggs' },
        { icon: 'DAIRY', text: 'Dairy' },
      ],
      mayContain: [{ icon: 'TREE_NUTS', text: 'Tree nuts' }],
    },
    marks: [{ icon: 'VEGETARIAN', text: 'Vegetarian' }],
    calories: '610 kcal',
    isSoldOut: false,
    picture: picture(pancakes, 'A stack of pancakes with butter and syrup', '#e8c8b8'),
  },
  soldOut: {
    key: 'tart',
    name: 'Lime tart',
    description: 'Sharp curd in a short crust, torched meringue, lime.',
    sizes: [{ name: '', price: '€5.90' }],
    ingredients: ['wheat flour', 'butter', 'eggs', 'limes'],
    allergens: { state: 'declared', contains: [{ icon: 'GLUTEN', text: 'Gluten' }], mayContain: [] },
    marks: [],
    calories: '420 kcal',
    isSoldOut: true,
    picture: picture(limeTart, 'A round tart with lime slices', '#35645d'),
  },
  notDeclared: {
    key: 'vegetables',
    name: 'Grilled vegetables of the week',
    description: 'With romesco.',
    sizes: [{ name: '', price: '€9.90' }],
    ingredients: ['seasonal vegetables', 'olive oil'],
    allergens: { state: 'notDeclared' },
    marks: [{ icon: 'VEGAN', text: 'Vegan' }],
    calories: null,
    isSoldOut: false,
    picture: picture(hummus, 'A bowl with a swirl of oil', '#386858'),
  },
  free: {
    key: 'steak',
    name: 'Sirloin',
    description: 'Dry-aged 28 days.',
    sizes: [{ name: '', price: 'Market price' }],
    ingredients: ['beef', 'salt'],
    allergens: { state: 'declared', contains: [], mayContain: [] },
    marks: [],
    calories: null,
    isSoldOut: false,
    picture: picture(steak, 'Sliced steak on a board', '#b88858'),
  },
} as const satisfies Record<string, DishView>;

/** Two sections of the demo menu. */
export const storySections: DishSectionView[] = [
  {
    anchor: 'breakfast',
    title: 'Breakfast',
    description: 'Until noon, all day on Sundays.',
    dishes: [storyDishes.plain, storyDishes.sizes],
  },
  {
    anchor: 'grill',
    title: 'From the grill',
    description: '',
    dishes: [storyDishes.free, storyDishes.notDeclared, storyDishes.soldOut],
  },
];
