import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

/** Search, filter, order and page of the list at this address, as its route has validated them, and what changes them. */
export function useListSearch<Sort extends string, Search extends ListSearch<Sort> = ListSearch<Sort>>(): [
  Search,
  (search: Search) => void,
] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  return [search as Search, (changed) => void navigate({ to: '.', search: changed as never })];
}
