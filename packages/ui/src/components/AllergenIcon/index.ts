export { AllergenIcon, type AllergenIconProps, type AllergenName } from './AllergenIcon.tsx';
export { MarkIcon, type MarkIconProps, type MarkName } from './MarkIcon.tsx';
export { allergenNames, markNames } from './drawn-names.ts';
