export { Board, type BoardProps } from './Board.tsx';
export { BoardGauge, type BoardGaugeProps } from './BoardGauge.tsx';
