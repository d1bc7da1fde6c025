import hummus from '../guest/story-pictures/hummus.webp?url';
import limeTart from '../guest/story-pictures/lime-tart.webp?url';
import logo from '../guest/story-pictures/logo.webp?url';
import pancakes from '../guest/story-pictures/pancakes.webp?url';
import shakshuka from '../guest/story-pictures/shakshuka.webp?url';
import steak from '../guest/story-pictures/steak.webp?url';
import type { ScreenDish, ScreenPicture } from './types.ts';

function picture(src: string, alt: string, width = 500, height = 267): ScreenPicture {
  return { sources: [], src, alt, width, height };
}

/** Pictures of the demo, for stories. */
export const storyPictures = {
  hummus: picture(hummus, 'Hummus with brown butter chickpeas'),
  limeTart: picture(limeTart, 'A lime tart'),
  logo: picture(logo, '', 168, 168),
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
