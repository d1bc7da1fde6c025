export { ItemFilter, type ItemFilterProps } from './ItemFilter.tsx';
export { itemQueryOf, parseItemNarrowing, type ItemNarrowing } from './item-narrowing.ts';
export { useChosenFilters } from './useChosenFilters.ts';
