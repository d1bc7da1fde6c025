export { withMarked, withToggled, type AllergenMark } from './declaration.ts';
export { DeclarationBanner } from './DeclarationBanner.tsx';
