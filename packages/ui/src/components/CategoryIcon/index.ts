export { CategoryIcon, type CategoryIconProps, type CategoryKindName } from './CategoryIcon.tsx';
export { categoryKindNames } from './category-kind-names.ts';
