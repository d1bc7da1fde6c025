import type { Look, RestaurantType } from './schemas.gen.ts';

/** The colour of each look until a restaurant gives it its own. */
export const accentOfLook: Readonly<Record<Look, string>> = {
  COUNTER: '#f58a1f',
  LINEN: '#2f6b3c',
  CANDLE: '#c08a3e',
  GRIDDLE: '#ffc61a',
};

/** The look that a new restaurant of each type starts with; its settings change it at any time. */
export const lookOfType: Readonly<Record<RestaurantType, Look>> = {
  CAFE: 'COUNTER',
  BAKERY: 'COUNTER',
  BISTRO: 'LINEN',
  CASUAL_DINING: 'LINEN',
  SEAFOOD: 'LINEN',
  VEGETARIAN_VEGAN: 'LINEN',
  BUFFET: 'LINEN',
  BAR: 'CANDLE',
  FINE_DINING: 'CANDLE',
  FAST_FOOD: 'GRIDDLE',
  FOOD_TRUCK: 'GRIDDLE',
  PIZZERIA: 'GRIDDLE',
};
