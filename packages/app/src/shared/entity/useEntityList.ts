import { keepPreviousData, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useAccess } from '../access/index.ts';
import {
  useEntityColumns,
  useListOrder,
  useListWork,
  type ListActions,
  type ListOrder,
  type ListWork,
  type SharedColumns,
} from '../list-page/index.ts';
import type { WholeList } from '../list-page/list-job.ts';
import { isNarrowed, narrowingOf, type ListSearch } from '../list-page/list-search.ts';
import { useHref } from '../routing/index.ts';
import type { Entity, EntityList } from './entity-calls.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { toastWhereLive } from './where-live.ts';

/** How a list differs from all others. Keep what is handed over the same between renders. */
export interface EntityListOptions<Row = never> {
  /** What the server is asked beside what every list asks. */
  query?: { sort?: string };
  /** What the server narrows the list by beside name and status; all of the list is then no more than that. */
  narrows?: object;
  /** Other actions than the kind's own. */
  actions?: ListActions;
  /** Where a row leads, where that is not its form. */
  rowHref?: (row: { id: string }) => string;
  /** Whether all rows stand in the order that people decide; where they do unless they are sorted or narrowed. */
  isInOrder?: boolean;
  /** The line at the foot of the states, told whether the row is active. */
  stateFoot?: (row: Row, isActive: boolean) => ReactNode;
}

/** A list at work: hand it to `EntityListPage` with its columns. */
export interface EntityListAtWork<Row extends Entity, Draft, Patch, Sort extends string> {
  definition: EntityDefinition<Row, Draft, Patch, Sort>;
  list: UseQueryResult<EntityList<Row>>;
  rowHref: (row: { id: string }) => string;
  /** Null where the person may only look. */
  work: ListWork<Row> | null;
  order: ListOrder<Row>;
  allowsWriting: boolean;
  /** What the server narrows the list by. */
  filter: WholeList['filter'];
  /** The columns that all lists have. */
  shared: SharedColumns<Row>;
  /** The row that is asked about before it is deleted. */
  deleting: Row | null;
  setDeleting: (row: Row | null) => void;
}

/** Puts the list of one kind of entity to work; the page before stays on view while the next one loads. */
export function useEntityList<Row extends Entity, Draft, Patch, Sort extends string>(
  definition: EntityDefinition<Row, Draft, Patch, Sort>,
  search: ListSearch<Sort>,
  options: EntityListOptions<Row> = {},
): EntityListAtWork<Row, Draft, Patch, Sort> {
  const { words, calls, writes, places, menusOf } = definition;
  const href = useHref();
  const access = useAccess();
  const allowsWriting = access.can(writes);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const list = useQuery({
    ...calls.list(search, { ...options.query, ...options.narrows }),
    placeholderData: keepPreviousData,
  });
  const formHref = useCallback(({ id }: { id: string }) => href(places.form(id)), [href, places]);
  const rowHref = options.rowHref ?? formHref;
  const work = useListWork<Row>(words, allowsWriting ? (options.actions ?? calls.actions) : null, rowHref);
  const isInOrder = options.isInOrder ?? ((search.sort ?? 'position') === 'position' && !isNarrowed(search));
  const order = useListOrder({ rows: list.data?.items, work, isFixed: !isInOrder });
  const { mutateAsync: update } = useMutation(calls.update());
  const saveActive = useCallback(
    // Every kind's patch may say this.
    ({ id, version }: Row, isActive: boolean) => update({ id, version, patch: { isActive } as Patch }),
    [update],
  );
  const tellActive = useCallback((said: string, row: Row) => toastWhereLive(said, menusOf, row), [menusOf]);
  const shared = useEntityColumns<Row>({
    words,
    allowsWriting,
    timeZone: access.timeZone,
    rowHref,
    onDelete: setDeleting,
    stateFoot: options.stateFoot,
    work,
    steps: order.steps,
    saveActive,
    tellActive,
  });
  const filter = { ...narrowingOf(search), ...options.narrows };
  return { definition, list, filter, rowHref, work, order, allowsWriting, shared, deleting, setDeleting };
}
