import hummus from '../guest/story-pictures/hummus.webp?url';
import limeTart from '../guest/story-pictures/lime-tart.webp?url';
import logo from '../guest/story-pictures/logo.webp?url';
import pancakes from '../guest/story-pictures/pancakes.webp?url';
import shakshuka from '../guest/story-pictures/shakshuka.webp?url';
import steak from '../guest/story-pictures/steak.webp?url';
import { lookAccents } from '../guest/looks/index.ts';
import type { ScreenContent, ScreenDish, ScreenPicture, ScreenSection, ScreenStatus } from './types.ts';

function picture(src: string, alt: string, width = 500, height = 267): ScreenPicture {
  return { sources: [], src, alt, width, height };
}

/** Pictures of the demo, for stories. */
export const storyPictures = {
  hummus: picture(hummus, 'Hummus with brown butter chickpeas'),
  limeTart: picture(limeTart, 'A lime tart'),
  pancakes: picture(pancakes, 'A pile of pancakes'),
  shakshuka: picture(shakshuka, 'Shakshuka in its pan'),
  steak: picture(steak, 'Sliced steak on a board'),
};

/** A dish of which only the name and what is given is known. */
export function storyDish(name: string, more: Partial<ScreenDish> = {}): ScreenDish {
  return {
    id: name,
    name,
    prices: [{ label: '', text: '€7.20' }],
    description: '',
    ingredients: '',
    calories: '',
    picture: null,
    isSoldOut: false,
    ...more,
  };
}

const sections: readonly ScreenSection[] = [
  {
    id: 'breakfast',
    title: 'Breakfast',
    dishes: [
      storyDish('Shakshuka', {
        prices: [{ label: '', text: '€11.50' }],
        description: 'Three eggs poached in slow tomato and pepper sauce, feta, warm flatbread.',
        picture: storyPictures.shakshuka,
        allergens: { contains: ['Eggs', 'Dairy', 'Gluten'], mayContain: ['sesame'] },
        calories: '540 kcal',
      }),
      storyDish('Cardamom pancakes', {
        prices: [
          { label: 'Three', text: '€8.90' },
          { label: 'Five', text: '€11.90' },
        ],
        picture: storyPictures.pancakes,
      }),
      storyDish('Crème caramel with cardamom', { isSoldOut: true }),
    ],
  },
];

/** A menu on a screen, for stories. */
export const storyContent: ScreenContent = {
  layout: 'SPOTLIGHT',
  look: 'LINEN',
  accent: lookAccents.LINEN,
  isDark: false,
  language: 'en',
  direction: 'ltr',
  restaurant: { name: 'Cardamom & Lime', logo: picture(logo, '', 96, 96), showsName: true },
  honestyLine: 'Tax included · 5 % service for six or more',
  menuName: 'All day',
  comesNext: 'Dinner from 18:00',
  sections,
  itemSeconds: 8,
  isLongerForText: true,
};

/** A screen on the network, with its clock. */
export const storyStatus: ScreenStatus = { clock: '13:05', offline: null };
