import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMinute } from '#shared/availability/index.ts';
import type { PressState } from '#shared/presses/index.ts';
import { categoryOrder, listDishes } from '../api/sold-out-reads.ts';
import { dishRows, groupRows, isGone } from '../model/dish-rows.ts';

/** By name alone, where the guests' order cannot be read. */
const unordered: readonly string[] = [];

/** Everything guests can have as it stands, with what was pressed here, in an order that no press changes. */
export function useDishes(waiting: PressState['waiting'], search: string) {
  const list = useQuery(listDishes());
  const order = useQuery(categoryOrder);
  const minute = useMinute();
  // More dishes than one answer holds are found by the server.
  const isCut = list.data?.page.nextCursor != null;
  const found = useQuery({
    ...listDishes(search),
    enabled: isCut && search !== '',
    placeholderData: keepPreviousData,
  });
  const entries = isCut && search !== '' ? (found.data ?? list.data)?.items : list.data?.items;
  // Headings that come later than their dishes would move them.
  const categories = order.data ?? (order.isError ? unordered : undefined);

  const rows = useMemo(() => entries && dishRows(entries, waiting, minute), [entries, waiting, minute]);
  const groups = useMemo(
    () => (rows && categories ? groupRows(rows, categories) : undefined),
    [rows, categories],
  );
  return {
    list,
    groups,
    rows: rows ?? [],
    goneCount: rows?.filter(isGone).length ?? 0,
    isLooking: found.isFetching && found.isPlaceholderData,
  };
}

/** What `useDishes` returns. */
export type Dishes = ReturnType<typeof useDishes>;
