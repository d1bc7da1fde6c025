export { Columns, type ColumnsProps } from './Columns.tsx';
export { columnWidths, type ColumnWidth } from './Columns.styles.ts';
