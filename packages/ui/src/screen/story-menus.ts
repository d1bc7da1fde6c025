import { storyDish, storyPictures } from './story-dishes.ts';
import type { ScreenDish, ScreenPicture, ScreenPrice, ScreenSection } from './types.ts';

/** `7.20`, or with sizes `Half 9.90, Full 14.90`; words stay words. */
function pricesOf(text: string): ScreenPrice[] {
  return text.split(', ').map((one) => {
    const [, label = '', amount = one] = /^(?:(.+) )?(\d+\.\d\d)$/.exec(one) ?? [];
    return { label, text: /^\d/.test(amount) ? `€${amount}` : amount };
  });
}

/** Rows as `Name = price`, one a line; `!` before the name is sold out, `7. ` a number. */
function section(
  title: string,
  rows: string,
  pictures: Readonly<Record<string, ScreenPicture>> = {},
): ScreenSection {
  const dishes = rows
    .trim()
    .split('\n')
    .map((row) => {
      const [written = '', prices = ''] = row.trim().split(' = ');
      const [, isOut, number, name = ''] = /^(!?)(?:(\d+)\. )?(.*)$/.exec(written) ?? [];
      const more: Partial<ScreenDish> = {
        prices: pricesOf(prices),
        isSoldOut: isOut === '!',
        picture: pictures[name] ?? null,
      };
      return storyDish(name, number === undefined ? more : { ...more, number });
    });
  return { id: title, title, dishes };
}

const { hummus, limeTart, pancakes, shakshuka, steak } = storyPictures;

const breakfast = section(
  'Breakfast',
  `Shakshuka = 11.50
  Cardamom pancakes = Three 8.90, Five 11.90
  Date and pistachio granola = 7.80
  Avocado toast = 9.50
  Butter croissants = One 2.90, Two with jam 5.60
  Masala omelette = 9.20
  Overnight oats with mango = 6.90`,
  { Shakshuka: shakshuka, 'Cardamom pancakes': pancakes },
);

const smallPlates = section(
  'Small plates',
  `Hummus with brown butter chickpeas = 7.20
  Herb falafel = Four 6.80, Eight 11.80
  Chicken and ginger dumplings = 8.90
  Lime and chilli prawns = 12.90
  Cheese board with honey = For one 8.50, For the table 16.50
  Blistered padrón peppers = 5.90
  Warm olives with orange and fennel seed = 4.50
  Za’atar flatbread = 3.90`,
  { 'Hummus with brown butter chickpeas': hummus },
);

const desserts = section(
  'Desserts',
  `Lime tart = Slice 5.90, Whole tart 39.00
  Dark chocolate fondant = 7.20
  !Crème caramel with cardamom = 6.20
  Strawberry layer cake = 6.20
  Ice cream = One scoop 2.80, Two scoops 5.20, Three scoops 7.20
  Cardamom rice pudding = 5.40
  Baklava = 4.20`,
  { 'Lime tart': limeTart },
);

const soups = section(
  'Soups and salads',
  `Roast tomato soup = Cup 5.20, Bowl 7.90
  Red lentil soup = Cup 4.90, Bowl 7.50
  Garden salad = Side 5.60, Main 9.80
  Beetroot, goat’s cheese and walnut = 10.90
  Fattoush = 8.90
  Tabbouleh = 7.50
  Soup of the day = Cup 4.80, Bowl 7.20`,
);

const curries = section(
  'Curries and bowls',
  `Butter chicken = Half 9.90, Full 14.90
  Green curry with aubergine = 13.20
  Chicken biryani = For one 13.90, For two 25.90
  Prawn laksa = 14.80
  Black dahl = 11.20
  Paneer tikka masala = 12.80
  Peanut and sweet potato stew = 11.90
  Extra basmati rice = 3.20`,
);

const grill = section(
  'From the grill',
  `Sirloin with salt = 200 g 21.90, 300 g 28.90
  House burger = Single 12.90, Double 15.90
  Half roast chicken = 15.90
  Salmon with peas and lime = 18.90
  Lamb skewers = Two 13.90, Three 18.90
  Fish of the day, whole = Market price
  Charred aubergine = 11.90
  Grilled vegetables of the week = 9.90`,
  { 'Sirloin with salt': steak },
);

const wines = section(
  'By the glass',
  `Alvarinho, Monção = 12 cl 7.00, 75 cl 39.00
  Baga, Bairrada = 12 cl 8.00, 75 cl 44.00
  Pét-nat, Lisboa = 12 cl 8.50, 75 cl 46.00
  Moscatel roxo = 12 cl 9.00, 75 cl 52.00`,
);

/** Of a take-away with numbers: short names, many of them. */
function numbered(count: number): ScreenSection[] {
  const bases = ['Chicken', 'Beef', 'Prawn', 'Tofu', 'Duck', 'Noodles', 'Rice', 'Soup'];
  const ways = [
    'with cashew nuts',
    'sweet and sour',
    'in black bean sauce',
    'Sichuan style',
    'with green pepper',
    'with broccoli',
    'satay',
    'with ginger and spring onion',
    'in oyster sauce',
    'curry',
    'with mushrooms and bamboo shoots',
    'kung pao',
    'salt and pepper',
  ];
  let number = 0;
  const each = Math.ceil(count / bases.length);
  return bases.map((base, kind) => {
    const rows = Array.from({ length: Math.min(each, Math.max(0, count - kind * each)) }, (_, row) => {
      number += 1;
      const way = ways[row % ways.length] ?? '';
      const size = row < ways.length ? '' : row < 2 * ways.length ? ' L' : ' XL';
      return `${number}. ${base} ${way}${size} = ${(5 + ((number * 7) % 90) / 10).toFixed(2)}`;
    });
    return section(base, rows.join('\n'));
  });
}

const contained = [
  ['gluten', 'soya'],
  ['peanuts', 'sesame', 'soya'],
  ['milk'],
  ['fish', 'crustaceans', 'gluten'],
  [],
];

/** The same with what dishes contain, and with a picture now and then. */
function told(sections: readonly ScreenSection[]): ScreenSection[] {
  return sections.map((one, index) => ({
    ...one,
    dishes: one.dishes.map((dish, row) => ({
      ...dish,
      allergens: {
        contains: contained[(index + row) % contained.length] ?? [],
        mayContain: row % 3 === 0 ? ['tree nuts', 'mustard'] : [],
      },
      picture: row === 0 && index % 3 === 0 ? steak : null,
    })),
  }));
}

const longName = 'Slow-roast shoulder of Alentejo lamb with preserved lemon, cardamom rice and bitter leaves';

/** Menus of every amount, and the hard cases. */
export const storyMenus = {
  one: [{ ...breakfast, dishes: breakfast.dishes.slice(0, 1) }],
  oneBare: [{ ...soups, dishes: soups.dishes.slice(5, 6) }],
  three: [{ ...soups, dishes: soups.dishes.slice(3, 6) }],
  twelve: [
    { ...smallPlates, dishes: smallPlates.dishes.slice(0, 6) },
    { ...desserts, dishes: desserts.dishes.slice(0, 6) },
  ],
  forty: [smallPlates, soups, curries, grill, desserts],
  sized: [wines, breakfast],
  fewPictured: [{ ...breakfast, dishes: breakfast.dishes.slice(0, 4) }],
  sixty: numbered(60),
  sixtyTold: told(numbered(64)),
  hundred: numbered(104),
  threeHundred: numbered(300),
  longNames: [
    {
      id: 'long',
      title: 'From the grill and out of the wood-fired oven',
      dishes: [
        storyDish(longName, { prices: pricesOf('128.50'), picture: steak }),
        storyDish('Donaudampfschifffahrtsgesellschaftskapitänsfrühstück', { prices: pricesOf('14.50') }),
        storyDish(`${longName}, for the table`, { prices: pricesOf('For four 128.50, For eight 246.00') }),
        storyDish('Tea', { prices: pricesOf('2.50') }),
        storyDish(`Warm olives, ${longName.toLowerCase()}`, {
          prices: pricesOf('Ask us for the price of today'),
        }),
      ],
    },
  ],
  bare: [soups, curries],
  rightToLeft: [
    {
      id: 'من المشواة',
      title: 'من المشواة',
      dishes: [
        storyDish('قاروص مشوي مع الشمر', { prices: [{ label: '', text: '24.80 €' }], picture: steak }),
        storyDish('كباب لحم', {
          prices: [
            { label: 'نصف', text: '9.90 €' },
            { label: 'كامل', text: '14.90 €' },
          ],
        }),
        storyDish('فتوش', { prices: [{ label: '', text: '8.90 €' }] }),
        storyDish('حمص بالزبدة البنية والحمص المقلي', {
          prices: [{ label: '', text: '7.20 €' }],
          isSoldOut: true,
        }),
      ],
    },
  ],
} satisfies Record<string, readonly ScreenSection[]>;

/** Dishes as a spotlight shows them: each another hard case. */
export const spotlitDishes = {
  usual: storyDish('Shakshuka', {
    prices: pricesOf('11.50'),
    description: 'Three eggs poached in slow tomato and pepper sauce, feta, warm flatbread.',
    picture: shakshuka,
  }),
  told: storyDish('Aged sirloin, lettuce heart, shallot', {
    prices: pricesOf('38.00'),
    description: 'Forty days, sliced thin, pickled shallot and the pan’s own juices.',
    ingredients: 'Beef, lettuce, shallot, butter, thyme.',
    allergens: { contains: ['Dairy', 'Tree nuts'], mayContain: ['celery', 'mustard', 'gluten'] },
    calories: '1240 kcal',
    picture: steak,
  }),
  sized: storyDish('Pancakes, orange and blueberry', {
    prices: pricesOf('Three 8.90, Five 11.90'),
    ingredients: 'Wheat flour, buttermilk, eggs, butter, orange, blueberries, sugar.',
    allergens: { contains: ['Gluten', 'Eggs', 'Dairy'], mayContain: ['tree nuts'] },
    calories: '610 kcal',
    picture: pancakes,
  }),
  notDeclared: storyDish('House red, Alentejo', {
    prices: pricesOf('15 cl 4.80, 50 cl 13.90, 75 cl 19.90'),
    description: 'Red wine.',
    allergens: null,
    picture: hummus,
  }),
  long: storyDish(longName, {
    prices: pricesOf('128.50'),
    description: 'For four, carved at the table. Please allow forty minutes.',
    allergens: { contains: ['Dairy', 'Tree nuts'], mayContain: ['celery'] },
    calories: '1240 kcal',
    picture: steak,
  }),
  soldOut: storyDish('Lime tart', {
    prices: pricesOf('5.90'),
    description: 'Sharp curd in a short crust, torched meringue, lime.',
    picture: limeTart,
    isSoldOut: true,
  }),
  bare: storyDish('Red slaw', {
    prices: pricesOf('3.00'),
    description: 'Cabbage, carrot, lime, a lot of dill.',
    allergens: { contains: ['Mustard'], mayContain: [] },
  }),
  words: storyDish('Fish of the day, whole', {
    prices: [{ label: '', text: 'Market price' }],
    description: 'Ask us what it is today.',
    ingredients: 'Fish, olive oil, lemon, sea salt.',
    allergens: { contains: ['Fish'], mayContain: ['crustaceans', 'molluscs'] },
  }),
  longBare: storyDish('Donaudampfschifffahrtsgesellschaftskapitänsfrühstück', {
    prices: pricesOf('14.50'),
    description: 'One word. It is broken, and never cut.',
  }),
  novel: storyDish('Black dahl', {
    prices: pricesOf('11.20'),
    description:
      'Simmered for a day and a night over the lowest flame of the house. Black lentils, tomatoes and cream. Butter at the end, as much as one dares. Smoked with a piece of charcoal. Served with a flatbread that comes out of the oven while you wait. Our cook learned it from her grandmother. She will not tell what else is in it. It is better on the second day, and on that day there is usually none left.',
    allergens: { contains: ['Dairy', 'Gluten'], mayContain: [] },
    calories: '720 kcal',
    picture: hummus,
  }),
} satisfies Record<string, ScreenDish>;
