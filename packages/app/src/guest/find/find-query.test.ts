import { expect, it } from 'vitest';
import { readFindQuery, writeFindQuery } from './find-query.ts';

it('the query of an address is read with bounds, each value once and in one order', () => {
  const query = readFindQuery(
    '?without=SOY&without=gluten&without=SOY&without=POLLEN&diet=VEGAN&diet=PALEO&x=1',
  );
  expect(query).toEqual({
    text: '',
    without: ['GLUTEN', 'SOY'],
    diets: ['VEGAN'],
    table: '',
    asksForForm: false,
  });
});

it.each([
  ['%20%20thai%09%0Acurry%20', 'thai curry'],
  ['%00%ED%A0%80a', '\uFFFD\uFFFD\uFFFDa'],
  ['%F0%9F%8D%95'.repeat(200), '🍕'.repeat(80)],
  ['a'.repeat(10_000), 'a'.repeat(80)],
])('a text is one line of at most 80 characters', (sent, read) => {
  expect(readFindQuery(`q=${sent}`).text).toBe(read);
});

it.each([
  '',
  '?utm_source=poster',
  '?table=Window+2&q=caf%C3%A9&diet=VEGAN&without=SOY',
  `?q=${'%F0%9F%8D%95'.repeat(100)}&without=FISH&without=SEAFOOD`,
  '?q=%ED%A0%80%20%20x&table=%00%00',
  '?table=5&find=',
])('what is written is read as it was: %s', (search) => {
  const query = readFindQuery(search);
  expect(readFindQuery(writeFindQuery(query))).toEqual(query);
});

it('nothing that concerns the page is written as nothing', () => {
  expect(writeFindQuery(readFindQuery('?q=%20&without=&utm_source=poster'))).toBe('');
});

it('a filtered page has the form anyway, and does not ask for it', () => {
  expect(writeFindQuery(readFindQuery('?find=&diet=VEGAN'))).toBe('diet=VEGAN');
});
