export { CategoryIcon, type CategoryIconProps, type CategoryKindName } from './CategoryIcon.tsx';
