import { Icon } from '../Icon/Icon.tsx';
import { hidesHeader, type ControlKind, type TableColumn, type TableSort } from './columns.ts';
import { RowBox, type DrawnColumn } from './TableRow.tsx';
import { tableWords } from './table-words.ts';
import type { RowSelection } from './useRowSelection.ts';

interface TableHeadProps<T> {
  columns: readonly DrawnColumn<T>[];
  controls: readonly ControlKind[];
  sort: TableSort | undefined;
  extent: RowSelection['extent'];
}

/** The header: names, order and the box of all rows. */
export function TableHead<T>({ columns, controls, sort, extent }: TableHeadProps<T>) {
  // Rows that people put in order stand in it unless a column says otherwise.
  const isInOrder = !columns.some(({ column }) => column.isSortable && column.id === sort?.column);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {controls.map((kind) => (
          <th
            key={kind}
            role="columnheader"
            scope="col"
            data-kind={kind}
            {...(kind === 'drag' && { 'aria-sort': isInOrder ? 'other' : 'none' })}
          >
            {kind === 'drag' ? (
              <span data-part="hidden">{tableWords.order}</span>
            ) : (
              <RowBox
                isTabStop
                label={tableWords.selectAll}
                isChecked={extent === 'all'}
                isMixed={extent === 'some'}
              />
            )}
          </th>
        ))}
        {columns.map(({ column, isRowHeader }) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-kind={column.kind}
            {...(column.showsFrom && { 'data-shows-from': column.showsFrom })}
            tabIndex={-1}
            {...(isRowHeader && { 'data-names-row': true })}
            {...(column.isSortable && { 'data-allows-sorting': true, ...sortedProps(column, sort) })}
            {...(column.width && { style: { inlineSize: column.width } })}
          >
            <HeaderContent column={column} sort={sort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function sortedProps<T>({ id }: TableColumn<T>, sort: TableSort | undefined) {
  return sort?.column === id
    ? { 'aria-sort': sort.direction, 'data-sort-direction': sort.direction }
    : { 'aria-sort': 'none' as const };
}

function HeaderContent<T>({ column, sort }: { column: TableColumn<T>; sort: TableSort | undefined }) {
  if (hidesHeader(column.kind)) return <span data-part="hidden">{column.header}</span>;
  const isDescending = sort?.column === column.id && sort.direction === 'descending';
  return (
    <span data-part="header">
      {column.header}
      {column.isSortable && (
        <span data-part="sort-arrow">
          <Icon name={isDescending ? 'arrowDown' : 'arrowUp'} size={16} />
        </span>
      )}
    </span>
  );
}
