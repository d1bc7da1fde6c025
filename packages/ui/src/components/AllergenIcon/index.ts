export { AllergenIcon, type AllergenIconProps, type AllergenName } from './AllergenIcon.tsx';
export { MarkIcon, type MarkIconProps, type MarkName } from './MarkIcon.tsx';
