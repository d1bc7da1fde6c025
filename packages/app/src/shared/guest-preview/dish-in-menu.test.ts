import type { PublicItem } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { guestsNow } from '../testing/example-preview.ts';
import { dishInMenu } from './dish-in-menu.ts';

const [menu] = guestsNow.menus;
const [plates, fish] = menu?.sections ?? [];
const [sardines, bread] = plates?.items ?? [];
if (!menu || !plates || !fish || !sardines || !bread) throw new Error('The example has a menu.');
const starters = { id: plates.id, name: 'Starters' };
const typed: PublicItem = { ...bread, name: 'Sourdough' };

test('a dish stands where guests read it, as it is typed', () => {
  const { section } = dishInMenu(guestsNow, typed, [starters], []);
  expect(section.title).toBe('Small plates');
  expect(section.items.map(({ name }) => name)).toEqual(['Grilled sardines', 'Sourdough']);
});

test('a dish that guests do not read yet stands last in its section', () => {
  const { section } = dishInMenu(guestsNow, { ...typed, id: 'new' }, [starters], []);
  expect(section.items.map(({ id }) => id)).toEqual([sardines.id, bread.id, 'new']);
});

test('a dish whose categories no menu holds stands alone under the first of them', () => {
  const wine = { id: 'wine', name: 'Wine' };
  const alone = dishInMenu(guestsNow, typed, [wine], []);
  expect(alone.menu).toBeNull();
  expect(alone.section).toMatchObject({ title: 'Wine', items: [typed] });
});

test('the menu that is on goes before one that is not', () => {
  const later = { ...menu, id: 'later', isOn: false };
  const found = dishInMenu({ menus: [later, menu] }, typed, [starters], []);
  expect(found.menu?.id).toBe(menu.id);
});

test('a choice that the menu does not know yet is read with the dish, one it knows stays as it is', () => {
  const group = { id: 'sides', name: 'Sides', minimum: 0, maximum: 1, options: [] };
  const known = { menus: [{ ...menu, modifierGroups: [{ ...group, name: 'Known' }] }] };
  const { modifierGroups } = dishInMenu(known, typed, [starters], [group, { ...group, id: 'sauces' }]);
  expect(modifierGroups.map(({ id, name }) => [id, name])).toEqual([
    ['sides', 'Known'],
    ['sauces', 'Sides'],
  ]);
});
