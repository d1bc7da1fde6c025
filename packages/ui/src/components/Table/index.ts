export { columnKinds, type CellKind, type ColumnKind, type TableColumn, type TableSort } from './columns.ts';
export { movedRows, type RowMove, type TableSelection } from './rows.ts';
export { Table, tableBodies, type TableBodyState, type TableProps } from './Table.tsx';
export { useRowOrder, type RowOrder } from './useRowOrder.ts';
