export { FoundBar, type FoundBarProps } from './FoundBar.tsx';
