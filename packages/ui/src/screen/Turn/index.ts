export { Turn, type TurnProps } from './Turn.tsx';
