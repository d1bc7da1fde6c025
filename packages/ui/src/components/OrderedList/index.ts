export { englishOrderWords, type OrderedListWords } from './ordered-list-words.ts';
export { OrderedList, type OrderedListProps } from './OrderedList.tsx';
