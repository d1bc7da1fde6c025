import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each(['One. Two! Three?', 'No end', '…and then. 3.5 % of it', '', '. odd', 'هل هذا؟ نعم.'])(
  'no letter of %j is lost in its sentences',
  (text) => {
    expect(
      sentencesOf(text)
        .map((sentence) => sentence.text)
        .join(''),
    ).toBe(text);
  },
);

test('sentences end at their full stops', () => {
  expect(sentencesOf('One. Two!').map(({ text }) => text)).toEqual(['One. ', 'Two!']);
});
