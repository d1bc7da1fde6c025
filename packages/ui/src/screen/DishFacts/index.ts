export { DishFacts, hasFacts, type DishFactsProps } from './DishFacts.tsx';
