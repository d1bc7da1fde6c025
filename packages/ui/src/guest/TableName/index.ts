export { TableName, type TableNameProps } from './TableName.tsx';
