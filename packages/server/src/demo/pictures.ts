import { fileURLToPath } from 'node:url';

/** The pictures composed for the demo restaurant, each with the text that stands for it. */
export const demoPictures = {
  'avocado-toast': 'Two slices of avocado toast, one with a fried egg',
  beer: 'A mug of lager with a pretzel',
  'beetroot-salad': 'Beetroot slices with white cheese on leaves',
  biryani: 'A pan of saffron rice with chicken and herbs',
  burger: 'A burger on a wooden plate with fries',
  'butter-curry': 'A bowl of orange curry with cream and coriander',
  cappuccino: 'A cappuccino with a heart in the foam',
  'cheese-board': 'Cheese, grapes, olives and bread on a board',
  'chocolate-fondant': 'A chocolate fondant with ice cream on a dark plate',
  'creme-caramel': 'A caramel custard on a white plate',
  croissants: 'Two croissants with jam',
  dahl: 'A bowl of dark lentils with cream and butter',
  dumplings: 'Dumplings in a bamboo steamer',
  falafel: 'Falafel with tahini, cucumber and tomato',
  'garden-salad': 'A bowl of green salad with tomato and avocado',
  'granola-bowl': 'Yoghurt with granola and berries',
  'green-curry': 'A bowl of green curry with broccoli and peas',
  hummus: 'Hummus with chickpeas and oil',
  'ice-cream': 'Three scoops of ice cream in a blue dish',
  laksa: 'Noodle soup with prawns, egg and lime',
  'layer-cake': 'A slice of layer cake with a strawberry',
  lemonade: 'A glass of strawberry lemonade with ice',
  'lentil-soup': 'A bowl of yellow lentil soup with lemon',
  'lime-soda': 'A tall glass of soda with lime and mint',
  'lime-tart': 'A round tart with lime slices and meringue',
  logo: 'Cardamom & Lime',
  'mango-lassi': 'A tall glass of mango lassi',
  'masala-chai': 'A cup of spiced tea with star anise',
  mocktail: 'An orange drink in a stemmed glass',
  pancakes: 'A stack of pancakes with butter and syrup',
  prawns: 'Prawns with lime and aioli',
  'restaurant-table': 'A table set with several dishes, seen from above',
  'rice-pudding': 'Rice pudding with mango, pistachio and pomegranate',
  'roast-chicken': 'Roast chicken with potatoes and lemon',
  salmon: 'Grilled salmon with peas and lime',
  shakshuka: 'Three eggs in tomato sauce in an iron pan',
  skewers: 'Three skewers with meat and peppers',
  steak: 'Sliced steak on a board with fries',
  tea: 'A teapot and a cup of tea',
  'tomato-soup': 'A bowl of tomato soup with basil',
  wine: 'A glass of red wine with grapes and cheese',
} as const satisfies Record<string, string>;

export type DemoPicture = keyof typeof demoPictures;

/** Path of a demo picture's WebP file (1875×1000; the logo 512×512). */
export function demoPicturePath(picture: DemoPicture): string {
  return fileURLToPath(new URL(`pictures/${picture}.webp`, import.meta.url));
}
