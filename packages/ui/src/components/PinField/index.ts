export { PinField, type PinFieldProps } from './PinField.tsx';
export { pinLength, pinProblems, type PinProblem } from './pin.ts';
