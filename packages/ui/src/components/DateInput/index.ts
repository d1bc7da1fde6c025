export { DateInput, isHalfFilled } from './DateInput.tsx';
export { SegmentFrame } from './DateInput.styles.ts';
