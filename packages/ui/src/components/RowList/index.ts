export { RowList, type ListRow, type RowListProps } from './RowList.tsx';
