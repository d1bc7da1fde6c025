import { expect, test } from 'vitest';
import { guestsNow } from '../testing/example-preview.ts';
import { contentAt } from './content-at.ts';

const [menu] = guestsNow.menus;
if (!menu) throw new Error('The example has a menu.');
const evening = { ...menu, id: 'evening', isOn: false };
const both = { ...guestsNow, menus: [evening, menu] };

test('a menu’s address shows the menu', () => {
  expect(contentAt(both, 'evening')).toMatchObject({ page: 'menu', menu: { id: 'evening' } });
});

test('the restaurant’s address shows at once the only menu that is on, or the only one there is', () => {
  expect(contentAt(both, null)).toMatchObject({ page: 'restaurant', menu: { id: menu.id } });
  expect(contentAt({ ...guestsNow, menus: [evening] }, null)).toMatchObject({ menu: { id: 'evening' } });
});

test('where several are on, or an address names none of them, guests choose', () => {
  const two = { ...guestsNow, menus: [{ ...evening, isOn: true }, menu] };
  expect(contentAt(two, null)).toMatchObject({ page: 'restaurant', menu: null });
  expect(contentAt(two, 'gone')).toMatchObject({ page: 'restaurant', menu: null });
});
