import { expect, test } from 'vitest';
import { manyTables } from '../testing/example-links.ts';
import { allLinks, foundLinks } from './listed-link.ts';

const links = allLinks(manyTables, (number) => `Table ${number}`);
const namesFor = (text: string) => foundLinks(links, text).map(({ name, place }) => [name, place]);

test('a table is found by its number and its section, in any order and however it is written', () => {
  expect(namesFor('table 212')).toEqual([['Table 212', 'Roof térrace']]);
  expect(namesFor('TERRACE 212')).toEqual([['Table 212', 'Roof térrace']]);
});

test('a number is looked for in names and not within codes', () => {
  expect(namesFor('33').map(([name]) => name)).toEqual([
    'Table 33',
    ...Array.from({ length: 10 }, (_, index) => `Table ${330 + index}`),
  ]);
});

test('a menu is found by its name, and a link by its printed code', () => {
  expect(namesFor('breakf')).toEqual([['Breakfast', undefined]]);
  const [, menu] = links;
  expect(namesFor(menu?.shortUrl ?? '')).toEqual([[menu?.name, undefined]]);
  expect(namesFor('M7M2P9A1')).toEqual([[menu?.name, undefined]]);
});

test('what no link holds finds none', () => {
  expect(namesFor('table 9999')).toEqual([]);
});
