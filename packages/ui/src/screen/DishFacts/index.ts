export { DishFacts, hasFacts } from './DishFacts.tsx';
