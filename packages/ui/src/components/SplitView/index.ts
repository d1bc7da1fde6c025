export { SplitView, splitSides, type SplitSide, type SplitViewProps } from './SplitView.tsx';
