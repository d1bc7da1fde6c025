export { ScreenImage } from './ScreenImage.tsx';
