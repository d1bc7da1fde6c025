export { FilterMenu, type ChosenFilter, type FilterMenuProps } from './FilterMenu.tsx';
