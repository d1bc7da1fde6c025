import { liveEntities, type LiveEntity } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { touchesOf, withTouches } from './touched-queries.ts';

const change = (entity: LiveEntity) => ({ entity, id: 'one' });

test('what several changes touch is read once', () => {
  expect(touchesOf([change('DISCOUNT'), change('DISCOUNT')])).toEqual(['DISCOUNT']);
  expect(withTouches(['items'], ['items', 'menus'])).toEqual(['items', 'menus']);
  expect(withTouches('all', ['menus'])).toBe('all');
});

test('links are read again where a menu or a table comes, goes or is called otherwise', () => {
  for (const entity of ['MENU', 'MENU_ORDER', 'TABLE_SECTION', 'RESTAURANT'] as const)
    expect(touchesOf([change(entity)])).toContain('links');
});

test('a kind that a later server tells of is read with everything', () => {
  expect(touchesOf([change('SOMETHING_NEW' as LiveEntity)])).toBe('all');
});

test.each(liveEntities)('%s is known', (entity) => {
  expect(touchesOf([change(entity)])).not.toBe('all');
});
