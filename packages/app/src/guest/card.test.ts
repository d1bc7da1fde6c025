import type { GuestPageContent, PublicRestaurant } from '@cardamom/api-types';
import { lookColors } from '@cardamom/ui/guest';
import { describe, expect, it } from 'vitest';
import { publicMenu, publicMenuLink, publicRestaurant } from '../shared/testing/public-menu.ts';
import { guestCardOf } from './render.tsx';

const photo = {
  id: 'p',
  width: 1,
  height: 1,
  dominantColour: '#aabbcc',
  altText: '',
  sources: [],
  version: 1,
};

const restaurant = publicRestaurant({
  name: 'Casa Lima',
  look: 'CANDLE',
  accentColour: '#c08a3e',
  menus: [publicMenuLink({ id: 'day' })],
});
const evening = publicMenuLink({ id: 'evening', name: 'Evening' });
const menu = publicMenu([], evening);
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

  it('is not there where the restaurant never had the menu', () => {
    expect(guestCardOf({ page: 'noMenu', restaurant, menu: null })).toBeNull();
  });
});
