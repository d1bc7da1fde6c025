import { expect, it } from 'vitest';
import { newTags, splitTags } from './newTags.ts';

it.each([
  ['basil', ['basil']],
  ['basil, olive oil ,salt', ['basil', 'olive oil', 'salt']],
  ['basil\nolive oil\r\nsalt\n', ['basil', 'olive oil', 'salt']],
  [' , ,', []],
  ['cream 1,5 %', ['cream 1,5 %']],
  ['cream 30,salt', ['cream 30', 'salt']],
  ['olive   oil', ['olive oil']],
  ['basil; salt\tpepper', ['basil', 'salt', 'pepper']],
])('"%s" is split into tags', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

it('a tag is never in the list twice, whatever its case, composition or Latin accents', () => {
  expect(newTags(['Basil'], ['basil', 'BASIL', 'Salt', 'salt'])).toEqual({
    added: ['Salt'],
    repeated: ['basil', 'BASIL', 'salt'],
  });
  expect(newTags(['Crème'], ['cre\u0300me', 'Creme', 'Straße', 'STRASSE']).added).toEqual(['Straße']);
});

it('signs that are no Latin accents tell two tags apart', () => {
  expect(newTags(['ハス'], ['バス']).added).toEqual(['バス']);
});
