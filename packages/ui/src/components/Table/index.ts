export {
  columnKinds,
  type CellKind,
  type ColumnKind,
  type RowRemark,
  type StateLook,
  type TableColumn,
  type TableSort,
} from './columns.ts';
export { movedRows, type RowMove, type TableSelection } from './rows.ts';
export { tableBodies, type TableBodyState, type TableProps } from './table-props.ts';
export { Table } from './Table.tsx';
export { useRowOrder, type RowOrder } from './useRowOrder.ts';
