export { DishRow, type DishRowProps } from './DishRow.tsx';
