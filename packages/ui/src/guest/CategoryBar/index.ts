export { CategoryBar, type CategoryBarProps } from './CategoryBar.tsx';
export { barHeight } from './CategoryBar.styles.ts';
