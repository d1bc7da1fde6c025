export { DishSection, type DishSectionProps } from './DishSection.tsx';
