import type { Configuration, Restaurant, StaffProfile } from '@cardamom/api-types';

const created = '2026-01-05T09:00:00Z';

/** The owner of the demo restaurant. */
export const owner: StaffProfile = {
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Ada',
  lastName: 'Lima',
  email: 'ada@example.com',
  position: 'Owner',
  phone: { prefix: '+351', number: '9121234567' },
  permissions: ['ALL'],
  isOwner: true,
  hasPassword: true,
  defaultLanguage: 'en',
  theme: 'light',
  picture: null,
  restaurant: {
    id: '0198a000-0000-7000-8000-0000000000a1',
    name: 'Cardamom & Lime',
    restaurantUrl: 'cardamom-and-lime',
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Lisbon',
  },
  restaurants: [{ id: '0198a000-0000-7000-8000-0000000000a1', name: 'Cardamom & Lime' }],
  version: 1,
};

/** A waiter who may mark dishes sold out and nothing else. */
export const waiter: StaffProfile = {
  ...owner,
  id: '0198a000-0000-7000-8000-000000000002',
  name: 'Rui',
  lastName: 'Costa',
  email: 'rui@example.com',
  position: 'Waiter',
  phone: null,
  permissions: ['POS'],
  isOwner: false,
};

/** An installation that guests can reach and that takes registrations. */
export const configuration: Configuration = {
  isRegistrationOpen: true,
  hasRestaurants: true,
  publicUrl: 'https://menu.example',
  isPublicUrlLocal: false,
  sendsMail: true,
  loginUrl: null,
  marketingUrl: null,
  posUrl: null,
  screenUrl: null,
};

/** The demo restaurant with its permanent link. */
export const restaurant: Restaurant = {
  id: owner.restaurant.id,
  name: owner.restaurant.name,
  restaurantUrl: owner.restaurant.restaurantUrl,
  formerUrls: [],
  businessEmail: null,
  phone: null,
  defaultCurrency: 'EUR',
  defaultLanguage: 'en',
  hasPrices: true,
  timeZone: 'Europe/Lisbon',
  address: 'Rua das Flores 12, Lisbon',
  restaurantType: 'BISTRO',
  orderTypes: ['DINE_IN'],
  logo: null,
  photo: null,
  openingHours: { windows: [], exceptions: [] },
  businessDayEndsAt: '04:00',
  shortCode: '7KQ2M9',
  shortUrl: 'https://menu.example/q/7KQ2M9',
  publicUrl: 'https://menu.example/qr-menu/cardamom-and-lime',
  createdAt: created,
  updatedAt: created,
  version: 1,
};
