import { categoryIcons } from '../../icons/category-icons.gen.ts';
import type { CategoryKindName } from './CategoryIcon.tsx';

/** Every category kind that is drawn. */
export const categoryKindNames: readonly CategoryKindName[] = Object.keys(categoryIcons).filter(
  (name): name is CategoryKindName => name in categoryIcons,
);
