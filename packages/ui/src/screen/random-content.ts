import { lookNames } from '../guest/looks/index.ts';
import { randomOf } from './planning/random-menu.ts';
import { contentWith } from './story-content.ts';
import { storyDish, storyPictures } from './story-dishes.ts';
import { screenLayoutNames, type ScreenContent, type ScreenDish, type ScreenPrice } from './types.ts';

const syllables = 'ca dar mom li me ta pas ri so to bur ger fond ant crème brû lée pad thai óle o'.split(' ');
const pictures = [storyPictures.hummus, storyPictures.steak, storyPictures.limeTart];

/** A menu nobody would write, so that what holds for it holds for all: the same for a seed. */
export function randomContent(seed: number): ScreenContent {
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  const often = (share: number) => random() < share;
  const word = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => syllables[below(syllables.length)] ?? '').join('');
  const words = (most: number) => Array.from({ length: 1 + below(most) }, () => word(4)).join(' ');
  const price = (label: string): ScreenPrice => ({
    label,
    text: often(0.05) ? 'Market price, please ask' : `€${(random() * (often(0.1) ? 2000 : 40)).toFixed(2)}`,
  });
  const dish = (id: string, sizes: readonly string[]): ScreenDish => ({
    ...storyDish(often(0.04) ? word(14) : words(often(0.15) ? 14 : 4)),
    id,
    prices: often(0.4) ? sizes.map(price) : often(0.95) ? [price('')] : [],
    description: often(0.5) ? `${words(20)}. ${words(20)}.` : '',
    ingredients: often(0.3) ? words(16) : '',
    calories: often(0.3) ? '640 kcal' : '',
    allergens: often(0.2) ? null : often(0.3) ? { contains: [words(2)], mayContain: [words(6)] } : undefined,
    picture: often(0.4) ? (pictures[below(pictures.length)] ?? null) : null,
    isSoldOut: often(0.1),
    ...(often(0.5) ? { number: String(below(200)) } : {}),
  });
  const sections = Array.from({ length: 1 + below(often(0.3) ? 10 : 4) }, (_, section) => {
    const sizes = Array.from({ length: 2 + below(3) }, () => words(2));
    return {
      id: `section ${section}`,
      title: words(often(0.2) ? 8 : 3),
      dishes: Array.from({ length: below(often(0.2) ? 30 : 9) }, (__, row) =>
        dish(`${section}.${row}`, sizes),
      ),
    };
  });
  return contentWith({
    look: lookNames[below(lookNames.length)] ?? 'LINEN',
    layout: screenLayoutNames[below(screenLayoutNames.length)] ?? 'BOARD',
    isDark: often(0.5),
    direction: often(0.15) ? 'rtl' : 'ltr',
    menuName: words(4),
    comesNext: often(0.5) ? words(4) : '',
    honestyLine: `${words(4)} · ${words(3)}`,
    restaurant: { name: words(3), logo: often(0.5) ? storyPictures.logo : null, showsName: true },
    sections,
  });
}
