export { ScreenFrame, type ScreenFrameProps } from './ScreenFrame.tsx';
export { screenOrientations, type ScreenOrientation } from './ScreenFrame.styles.ts';
