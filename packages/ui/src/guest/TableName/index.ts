export { TableName } from './TableName.tsx';
