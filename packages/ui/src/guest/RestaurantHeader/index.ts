export { RestaurantHeader, type RestaurantHeaderProps } from './RestaurantHeader.tsx';
