export { Board } from './Board.tsx';
export { BoardGauge } from './BoardGauge.tsx';
export { GentleGauge } from './GentleGauge.tsx';
