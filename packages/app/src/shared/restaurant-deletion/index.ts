export { DeleteRestaurantButton } from './DeleteRestaurantButton.tsx';
