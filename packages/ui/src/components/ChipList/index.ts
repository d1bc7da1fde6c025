export { ChipList, type ChipListProps } from './ChipList.tsx';
