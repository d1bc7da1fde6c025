import { allergenIcons } from '../../icons/allergen-icons.gen.ts';
import { markIcons } from '../../icons/mark-icons.gen.ts';
import type { AllergenName } from './AllergenIcon.tsx';
import type { MarkName } from './MarkIcon.tsx';

/** Every allergen that is drawn. */
export const allergenNames: readonly AllergenName[] = Object.keys(allergenIcons).filter(
  (name): name is AllergenName => name in allergenIcons,
);

/** Every mark that is drawn. */
export const markNames: readonly MarkName[] = Object.keys(markIcons).filter(
  (name): name is MarkName => name in markIcons,
);
