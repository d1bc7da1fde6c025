export { ItemFilter } from './ItemFilter.tsx';
export { itemQueryOf } from './item-query.ts';
export { useChosenFilters } from './useChosenFilters.ts';
