export { DishPicture, type DishPictureProps } from './DishPicture.tsx';
