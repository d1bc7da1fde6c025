import { useEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { ColumnKind, ControlKind } from './columns.ts';
import { cardLabelOf, type DrawnColumn } from './TableRow.tsx';
import { tableWords } from './table-words.ts';

/** Something that stands across all columns: in place of rows, or after them. */
export function WideRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr role="row" data-wide>
      <th role="rowheader" colSpan={columnCount}>
        {children}
      </th>
    </tr>
  );
}

interface LoadMoreProps {
  columnCount: number;
  onLoadMore: () => void;
  isLoading: boolean;
  label: string;
}

/** Asks for more rows as the end of the table comes near, and says that they are on their way. */
export function LoadMore({ columnCount, onLoadMore, isLoading, label }: LoadMoreProps) {
  const mark = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const row = mark.current;
    if (!row) return undefined;
    // A screen ahead.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onLoadMore();
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [onLoadMore]);
  return (
    <>
      <tr ref={mark} role="presentation" data-mark>
        <td role="presentation" colSpan={columnCount} />
      </tr>
      {isLoading && (
        <WideRow columnCount={columnCount}>
          <span data-part="loading-more">
            <Spinner label={label} />
          </span>
        </WideRow>
      )}
    </>
  );
}

/** What a name takes; other words are short. */
const nameWidth = '7.5rem';

const widths: Partial<Record<ColumnKind, string>> = {
  index: '1rem',
  switch: '2.75rem',
};

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface SkeletonRowsProps<T> {
  columns: readonly DrawnColumn<T>[];
  controls: readonly ControlKind[];
}

/** Rows in their final shape, before their values are known. */
export function SkeletonRows<T>({ columns, controls }: SkeletonRowsProps<T>) {
  return skeletons.map((id, index) => (
    <tr key={id} role="row" data-row data-index={index} tabIndex={-1}>
      {controls.map((kind) => (
        <td key={kind} role="gridcell" data-kind={kind}>
          <Skeleton width={20} height={20} shape="block" />
        </td>
      ))}
      {columns.map(({ column, isRowHeader }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={isRowHeader ? 'rowheader' : 'gridcell'}
            data-kind={column.kind}
            data-label={cardLabelOf(column, isRowHeader)}
            {...(column.showsFrom && { 'data-shows-from': column.showsFrom })}
          >
            {isRowHeader && <span data-part="hidden">{tableWords.loading}</span>}
            <SkeletonContent kind={column.kind} isName={isRowHeader} />
          </Cell>
        );
      })}
    </tr>
  ));
}

function SkeletonContent({ kind, isName }: { kind: ColumnKind; isName: boolean }) {
  if (kind === 'operation') return null;
  if (kind === 'img') return <Skeleton shape="block" width={40} height={40} />;
  return (
    <span data-part="skeleton-line">
      <Skeleton width={isName ? nameWidth : (widths[kind] ?? '4rem')} />
    </span>
  );
}
