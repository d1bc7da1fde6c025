export { DishChoices, type DishChoicesProps } from './DishChoices.tsx';
