export { RemovableChips } from './RemovableChips.tsx';
