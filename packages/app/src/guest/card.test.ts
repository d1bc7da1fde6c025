import type { GuestPageContent, PublicRestaurant } from '@cardamom/api-types';
import { lookColors } from '@cardamom/ui/guest';
import { describe, expect, it } from 'vitest';
import { guestCardOf } from './render.tsx';

const on = { description: '', isOn: true, opensAt: null, closesAt: null };
const photo = {
  id: 'p',
  width: 1,
  height: 1,
  dominantColour: '#aabbcc',
  altText: '',
  sources: [],
  version: 1,
};

const restaurant: PublicRestaurant = {
  name: 'Casa Lima',
  restaurantUrl: 'casa-lima',
  restaurantType: 'BISTRO',
  opening: null,
  nextMenuAt: null,
  address: '',
  phone: null,
  logo: null,
  photo: null,
  currency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Lisbon',
  shows: { price: true, ingredients: true, allergens: true, calories: true },
  look: 'CANDLE',
  accentColour: '#c08a3e',
  tax: null,
  serviceCharge: null,
  menus: [{ id: 'day', name: 'All day', ...on }],
  asOf: '2026-11-27T12:00:00Z',
};
const evening = { id: 'evening', name: 'Evening', ...on };
const menu = { ...evening, sections: [], modifierGroups: [] };
const menuPage = (menus: PublicRestaurant['menus']): GuestPageContent => ({
  page: 'menu',
  restaurant: { ...restaurant, menus },
  menu,
});

describe('the card of a page', () => {
  it('wears the restaurant’s look; a candle is seen in the dark', () => {
    const { paper, ink } = lookColors('CANDLE', '#c08a3e').dark;
    const card = guestCardOf({ page: 'restaurant', restaurant, menu: null });
    expect(card).toMatchObject({ look: 'CANDLE', name: 'Casa Lima', menu: '', paper, ink });
  });

  it('names the menu where there are several', () => {
    expect(guestCardOf(menuPage([evening]))?.menu).toBe('');
    expect(guestCardOf(menuPage([...restaurant.menus, evening]))?.menu).toBe('Evening');
  });

  it('shows the restaurant’s photo', () => {
    const content = { page: 'restaurant', restaurant: { ...restaurant, photo }, menu: null } as const;
    expect(guestCardOf(content)?.photo).toEqual(photo);
  });

  it('is not there where no restaurant is', () => {
    expect(guestCardOf({ page: 'notFound' })).toBeNull();
  });
});
