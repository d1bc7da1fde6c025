export { PercentField, type PercentFieldProps } from './PercentField.tsx';
export { percentProblems, type PercentProblem } from './percent.ts';
