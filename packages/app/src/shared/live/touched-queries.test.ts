import { liveEntities, type LiveEntity } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { touchesOf, withTouches } from './touched-queries.ts';

const change = (entity: LiveEntity) => ({ entity, id: 'one' });

test('what several changes touch is read once', () => {
  expect(touchesOf([change('DISCOUNT'), change('DISCOUNT')])).toEqual(['DISCOUNT']);
  expect(withTouches(['items'], ['items', 'menus'])).toEqual(['items', 'menus']);
  expect(withTouches('all', ['menus'])).toBe('all');
});

test('a kind that a later server tells of is read with everything', () => {
  expect(touchesOf([change('SOMETHING_NEW' as LiveEntity)])).toBe('all');
});

test.each(liveEntities)('%s is known', (entity) => {
  expect(touchesOf([change(entity)])).not.toBe('all');
});
