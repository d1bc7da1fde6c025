export { ScreenBox, type ScreenBoxProps } from './ScreenBox.tsx';
export { screenTurns, type ScreenTurnName } from './ScreenBox.styles.ts';
