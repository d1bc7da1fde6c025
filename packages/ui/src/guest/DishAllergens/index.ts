export { DishAllergens, isToldOf, type DishAllergensProps, type ToldDish } from './DishAllergens.tsx';
