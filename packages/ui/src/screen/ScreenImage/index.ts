export { ScreenImage, type ScreenImageProps } from './ScreenImage.tsx';
