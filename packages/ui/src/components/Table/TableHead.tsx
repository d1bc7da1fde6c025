import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  hidesHeader,
  rowHeaderOf,
  type CellKind,
  type ControlKind,
  type TableColumn,
  type TableSort,
} from './columns.ts';
import type { ColumnWidth } from './long-table-measures.ts';
import { RowCheckbox } from './RowControls.tsx';
import { HiddenText } from './Table.styles.ts';
import { Head, HeaderCell, HeaderText, SortArrow } from './TableHead.styles.ts';

interface TableHeadProps<T> {
  columns: readonly TableColumn<T>[];
  controls: readonly ControlKind[];
  sort: TableSort | undefined;
  widthsOf: ((kind: CellKind, width: string | undefined) => ColumnWidth) | undefined;
}

function Columns<T>({ columns, controls, sort, widthsOf }: TableHeadProps<T>) {
  const rowHeader = rowHeaderOf(columns);
  return (
    <Head>
      {controls.map((kind) => (
        <HeaderCell key={kind} id={kind} data-kind={kind} $width={undefined} {...widthsOf?.(kind, undefined)}>
          {kind === 'drag' ? <HiddenText>Order</HiddenText> : <RowCheckbox />}
        </HeaderCell>
      ))}
      {columns.map((column) => (
        <HeaderCell
          key={column.id}
          id={column.id}
          data-kind={column.kind}
          {...(column.id === rowHeader && { 'data-names-row': true })}
          isRowHeader={column.id === rowHeader}
          allowsSorting={column.isSortable ?? false}
          textValue={column.header}
          $width={column.width?.endsWith('px') ? column.width : undefined}
          {...widthsOf?.(column.kind, column.width)}
        >
          <HeaderContent
            column={column}
            isDescending={sort?.column === column.id && sort.direction === 'descending'}
          />
        </HeaderCell>
      ))}
    </Head>
  );
}

/** The header; drawn again only when itself changes, because react-aria then goes through all rows. */
export const TableHead = memo(Columns) as typeof Columns;

function HeaderContent<T>({ column, isDescending }: { column: TableColumn<T>; isDescending: boolean }) {
  if (hidesHeader(column.kind)) return <HiddenText>{column.header}</HiddenText>;
  return (
    <HeaderText>
      {column.header}
      {column.isSortable && (
        <SortArrow>
          <Icon name={isDescending ? 'arrowDown' : 'arrowUp'} size={16} />
        </SortArrow>
      )}
    </HeaderText>
  );
}
