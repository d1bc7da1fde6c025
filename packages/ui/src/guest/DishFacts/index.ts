export { DishFacts, type DishFactsProps } from './DishFacts.tsx';
