export { DishSection, type DishRenderer, type DishSectionProps } from './DishSection.tsx';
