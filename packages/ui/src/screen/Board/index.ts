export { Board } from './Board.tsx';
export { BoardGauge } from './BoardGauge.tsx';
