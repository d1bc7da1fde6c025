export { DishPage, type DishPageProps } from './DishPage.tsx';
