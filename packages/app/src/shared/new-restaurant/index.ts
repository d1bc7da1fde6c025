export {
  filledIn,
  NewRestaurantFields,
  newRestaurantRules,
  type NewRestaurantValues,
} from './NewRestaurantFields.tsx';
