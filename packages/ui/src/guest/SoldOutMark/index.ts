export { SoldOutMark, type SoldOutMarkProps } from './SoldOutMark.tsx';
