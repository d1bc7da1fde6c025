export { DishAllergens, type DishAllergensProps } from './DishAllergens.tsx';
