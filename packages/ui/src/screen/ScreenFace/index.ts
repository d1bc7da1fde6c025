export { ScreenFace, type ScreenFaceProps } from './ScreenFace.tsx';
