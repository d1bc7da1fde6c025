export { ScreenDish, type ScreenDishProps } from './ScreenDish/index.ts';
export { ScreenPage, type ScreenPageProps } from './ScreenPage/index.ts';
