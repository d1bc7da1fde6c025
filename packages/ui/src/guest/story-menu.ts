import type { DishWords } from './dish-types.ts';
import type {
  DishChoiceView,
  DishSectionView,
  DishView,
  GuestPicture,
  GuestWords,
  RestaurantView,
} from './types.ts';
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
  map: 'Map',
  call: 'Call',
  more: 'More',
  featured: 'Our pick',
  contains: 'Contains',
  mayContain: 'May contain',
  freeOfListed: 'None of the listed allergens',
  notDeclared: 'Allergens not declared. Please ask us.',
  ingredients: 'Ingredients',
  menuSections: 'Sections of the menu',
  menus: 'Menus',
  skipToMenu: 'Skip to the menu',
  soldOut: 'Sold out',
  withSomeOptions: 'with some options',
  optionsNotDeclared: 'Allergens of an option not declared. Please ask us.',
  optionNotDeclared: 'Allergens not declared',
  standardOption: 'standard',
};

/** The words of a dish's own page, as the app sends them. */
export const storyDishWords: DishWords = {
  back: 'Menu',
  share: 'Share',
  copied: 'Address copied',
  onlyWithOptions: 'Only with some options',
  allergens: 'Allergens',
  calories: 'Calories',
};

/** The demo restaurant's header. */
export const storyRestaurant: RestaurantView = {
  name: 'Cardamom & Lime',
  address: {
    text: 'Rua das Hortas 27, 1200-270 Lisboa',
    href: 'https://www.google.com/maps/search/?api=1&query=Rua%20das%20Hortas%2027',
  },
  phone: { text: '+351 210 000 270', href: 'tel:+351210000270' },
  logo: picture(logo, '', '#1e241b', 168, 168),
  photo: picture(restaurant, 'A table set with several dishes, seen from above', '#a8b893', 900, 480),
};

const option = { price: null, facts: [], isDeclared: true, isStandard: false, isSoldOut: false };

/** A short and a long choice, with an option that is sold out and one nobody has declared. */
export const storyChoices = {
  milk: {
    key: 'milk',
    name: 'Milk',
    rule: 'Choose 1',
    options: [
      { ...option, name: 'Whole milk', facts: ['Contains dairy'], isStandard: true },
      { ...option, name: 'Oat drink', price: '+€0.40', facts: ['Contains gluten'] },
      { ...option, name: 'Almond drink', price: '+€0.50', facts: ['Contains tree nuts'], isSoldOut: true },
    ],
  },
  extras: {
    key: 'extras',
    name: 'Make it yours',
    rule: 'Add up to 4, optional',
    options: [
      { ...option, name: 'Bacon', price: '+€1.80', facts: ['+110 kcal'] },
      { ...option, name: 'Fried egg', price: '+€1.50', facts: ['Contains eggs', '+90 kcal'] },
      { ...option, name: 'Peanut satay', price: '+€1.20', facts: ['Contains peanuts, soy', '+95 kcal'] },
      { ...option, name: 'Sauce of the week', price: '+€1.00', isDeclared: false },
      { ...option, name: 'Without fries', price: '−€2.00' },
    ],
  },
} as const satisfies Record<string, DishChoiceView>;

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
    choices: [],
    optionAllergens: [],
    hasUndeclaredOption: false,
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
    choices: [],
    optionAllergens: [],
    hasUndeclaredOption: false,
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
    choices: [],
    optionAllergens: [],
    hasUndeclaredOption: false,
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
    choices: [],
    optionAllergens: [],
    hasUndeclaredOption: false,
    isSoldOut: false,
    picture: picture(hummus, 'A bowl with a swirl of oil', '#386858'),
  },
  choices: {
    key: 'burger',
    name: 'House burger',
    description: 'Smashed twice, cheddar, pickles, lime mayonnaise, fries.',
    sizes: [{ name: '', price: '€12.90' }],
    ingredients: ['beef', 'wheat brioche', 'cheddar'],
    allergens: {
      state: 'declared',
      contains: [
        { icon: 'GLUTEN', text: 'Gluten' },
        { icon: 'DAIRY', text: 'Dairy' },
      ],
      mayContain: [],
    },
    marks: [],
    calories: '930 kcal',
    choices: [storyChoices.extras],
    optionAllergens: [
      { icon: 'EGGS', text: 'Eggs' },
      { icon: 'PEANUTS', text: 'Peanuts' },
      { icon: 'SOY', text: 'Soy' },
    ],
    hasUndeclaredOption: true,
    isSoldOut: false,
    picture: picture(steak, 'A burger on a board', '#b88858'),
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
    choices: [],
    optionAllergens: [],
    hasUndeclaredOption: false,
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
