export { DebouncedSearch } from './DebouncedSearch.tsx';
export { ListPages } from './ListPages.tsx';
export {
  isNarrowed,
  listQueryOf,
  parseListSearch,
  sortKeyOf,
  tableSortOf,
  type ListSearch,
} from './list-search.ts';
export { StatusFilter } from './StatusFilter.tsx';
export { useActivation } from './useActivation.ts';
