export { guestMenusAt } from './guest-menus.ts';
export { DishOnStage, MenuOnStage, RestaurantOnStage } from './OnStage.tsx';
export { publicItemOf } from './public-views.ts';
