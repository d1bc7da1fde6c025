import { movedRows, useRowOrder, type RowMove, type RowOrder } from '@cardamom/ui/table';
import type { MenuButtonItem } from '@cardamom/ui';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import type { ListWork } from './list-actions.ts';

/** The order of a list that people decide: hand it to `ListPage`, and its `steps` to `useEntityColumns`. */
export interface ListOrder<Row> {
  /** The rows as they stand, also while a move is on its way. */
  rows: readonly Row[];
  /** Handles on the rows, disabled while the order is fixed; undefined where the person or the list never moves rows. */
  rowOrder: RowOrder | undefined;
  /** "Move up" and "Move down" for a row's menu, for hands that cannot drag. */
  steps: (row: Row) => MenuButtonItem[];
}

/** What `useListOrder` is made for. */
export interface ListOrderOptions<Row> {
  /** As they are loaded; undefined until they are. */
  rows: readonly Row[] | undefined;
  work: ListWork<Row> | null;
  /** The rows stand in another order, or not all of them are shown: their places would mean nothing. */
  isFixed: boolean;
}

const none: readonly never[] = [];

/** Lets people put a list in order, by drag, by keyboard or from a row's menu; a move shows at once. */
export function useListOrder<Row extends { id: string }>({
  rows = none,
  work,
  isFixed,
}: ListOrderOptions<Row>): ListOrder<Row> {
  const { t } = useMessages('entities');
  const [pending, setPending] = useState<RowMove | null>(null);
  const shown = useMemo(() => (pending ? movedRows(rows, ({ id }) => id, pending) : rows), [pending, rows]);
  const canMove = work?.actions.move !== undefined;
  // A press that sorts is answered before the handles and menus of all rows are drawn anew.
  const isOrdered = useDeferredValue(canMove && !isFixed);

  const move = useCallback(
    async (next: RowMove) => {
      setPending(next);
      const ids = [...next.ids];
      await work?.move(
        next.position === 'before' ? { ids, beforeId: next.target } : { ids, afterId: next.target },
      );
      setPending(null);
    },
    [work],
  );
  const rowOrder = useRowOrder({ onReorder: move, isDisabled: !isOrdered });

  // Menus ask when they open. Were `steps` new with each change of the rows, the columns were too, and every row was drawn again.
  const now = useRef({ shown, pending });
  useLayoutEffect(() => {
    now.current = { shown, pending };
  }, [shown, pending]);

  const steps = useCallback(
    (row: Row): MenuButtonItem[] => {
      if (!isOrdered) return [];
      const { shown: rowsNow, pending: onItsWay } = now.current;
      const step = (target: Row | undefined, position: RowMove['position']) => ({
        isDisabled: target === undefined || onItsWay !== null,
        onAction: () => {
          if (target) void move({ ids: [row.id], target: target.id, position });
        },
      });
      const place = rowsNow.findIndex(({ id }) => id === row.id);
      return [
        {
          id: 'moveUp',
          label: t('list.moveUp'),
          icon: 'arrowUp',
          ...step(rowsNow[place - 1], 'before'),
        },
        {
          id: 'moveDown',
          label: t('list.moveDown'),
          icon: 'arrowDown',
          ...step(rowsNow[place + 1], 'after'),
        },
      ];
    },
    [isOrdered, move, t],
  );

  return { rows: shown, rowOrder: canMove ? rowOrder : undefined, steps };
}
