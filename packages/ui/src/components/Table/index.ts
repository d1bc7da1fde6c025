export { columnKinds, type ColumnKind, type TableColumn, type TableSort } from './columns.ts';
export { Table, tableBodies, type TableBodyState, type TableProps } from './Table.tsx';
