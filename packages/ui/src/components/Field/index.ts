export type { FieldProps } from './Field.tsx';
