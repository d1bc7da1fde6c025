export { ItemFilter } from './ItemFilter.tsx';
export { itemQueryOf } from './item-narrowing.ts';
export { useChosenFilters } from './useChosenFilters.ts';
