import { expect, test } from 'vitest';
import { successOf } from './success.ts';

const reference = (file: string) => (name: string) => ({ $ref: `${file}#/${name}` });
const item = { $ref: 'Item' };
const envelope = (schema: object) => ({
  'application/json': {
    schema: { type: 'object', additionalProperties: false, required: ['data'], properties: { data: schema } },
  },
});

test('a success carries its value in an envelope, and an entity its version beside it', () => {
  expect(successOf({ 'x-data': item }, reference)).toEqual({ content: envelope(item) });
  expect(successOf({ 'x-entity': item }, reference)).toEqual({
    headers: { ETag: { $ref: 'headers#/ETag' } },
    content: envelope(item),
  });
});

test('a list carries a page of what it names', () => {
  const properties = { items: { type: 'array', items: item }, page: { $ref: 'schemas/common#/Page' } };
  expect(successOf({ 'x-list': item }, reference)).toEqual({
    content: envelope({
      type: 'object',
      additionalProperties: false,
      required: ['items', 'page'],
      properties,
    }),
  });
});

test('an answer without a value stands as it is, and none carries two', () => {
  const deleted = { description: 'Deleted.' };
  expect(successOf(deleted, reference)).toEqual(deleted);
  expect(() => successOf({ 'x-data': item, 'x-list': item }, reference)).toThrow('x-data, x-list');
});
