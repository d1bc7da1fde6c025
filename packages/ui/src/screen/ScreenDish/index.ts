export { ScreenDish, type ScreenDishProps } from './ScreenDish.tsx';
