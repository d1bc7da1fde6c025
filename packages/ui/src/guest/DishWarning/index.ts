export { DishWarning, type DishWarningProps } from './DishWarning.tsx';
