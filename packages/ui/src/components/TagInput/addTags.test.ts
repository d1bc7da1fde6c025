import { expect, it } from 'vitest';
import { addTags, splitTags } from './addTags.ts';

it.each([
  ['basil', ['basil']],
  ['basil, olive oil ,salt', ['basil', 'olive oil', 'salt']],
  ['basil\nolive oil\r\nsalt\n', ['basil', 'olive oil', 'salt']],
  [' , ,', []],
  ['cream 1,5 %', ['cream 1,5 %']],
  ['cream 30,salt', ['cream 30', 'salt']],
  ['olive   oil', ['olive oil']],
])('"%s" is split into tags', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

it('a tag is never in the list twice, whatever its case or composition', () => {
  expect(addTags(['Basil'], ['basil', 'BASIL', 'Salt', 'salt'])).toEqual(['Basil', 'Salt']);
  expect(addTags(['Crème'], ['cre\u0300me'])).toEqual(['Crème']);
});
