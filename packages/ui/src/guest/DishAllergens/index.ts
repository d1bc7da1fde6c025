export { DishAllergens, isToldOf, type DishAllergensProps } from './DishAllergens.tsx';
