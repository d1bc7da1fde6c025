import { expect, it } from 'vitest';
import {
  isNarrowed,
  listQueryOf,
  narrowed,
  parseListSearch,
  sortKeyOf,
  tableSortOf,
  type ListSearch,
} from './list-search.ts';

const sorts = ['name', '-name'] as const;

it('a plain address stays plain', () => {
  expect(parseListSearch({}, sorts)).toEqual({});
});

it('an address with nonsense still opens', () => {
  const raw = { search: ['x'], active: 'maybe', sort: 'colour', cursor: {}, limit: 7 };
  expect(parseListSearch(raw, sorts)).toEqual({});
});

it('digits that the router made a number are searched for as text', () => {
  expect(parseListSearch({ search: 7 }, sorts)).toEqual({ search: '7' });
});

it('an address says what the server is asked', () => {
  const search = parseListSearch({ search: 'é', active: false, sort: '-name', limit: '100' }, sorts);
  expect(listQueryOf(search)).toEqual({ search: 'é', isActive: false, sort: '-name', limit: 100 });
});

it('a table sorts in the words of the wire and back', () => {
  expect(sortKeyOf({ column: 'name', direction: 'descending' }, sorts)).toBe('-name');
  expect(sortKeyOf({ column: 'kind', direction: 'ascending' }, sorts)).toBeUndefined();
  expect(tableSortOf('-name')).toEqual({ column: 'name', direction: 'descending' });
});

it('search and filters narrow a list, its order and page do not', () => {
  expect(isNarrowed({ sort: 'name', cursor: 'x', limit: 100 })).toBe(false);
  expect(isNarrowed({ search: 'soup' })).toBe(true);
  expect(isNarrowed({ active: false })).toBe(true);
  const ofCategory = { category: 'soups', sort: 'name' };
  expect(isNarrowed(ofCategory)).toBe(true);
});

it('a narrower list begins at its first page', () => {
  const search: ListSearch<string> = { sort: 'name', cursor: 'x' };
  expect(narrowed(search, { active: true })).toEqual({ sort: 'name', active: true });
});
