import { expect, test } from 'vitest';
import { runsOf } from '../src/shared/paper/directions.ts';
import { lettersOf } from '../src/shared/paper/letters.ts';
import { hanFacesFor } from '../src/shared/paper/scripts.ts';
import { piecesOf } from '../src/shared/paper/line-breaks.ts';

const seen = (text: string, isFromRight: boolean) =>
  runsOf([{ font: 'one', text }], isFromRight).map((run) => run.text);

test('words of both directions stand in the order in which they are read', () => {
  expect(seen('Hummus حمص 12.50', false)).toEqual(['Hummus ', '12.50', 'حمص ']);
  expect(seen('حمص Hummus 250', true)).toEqual(['Hummus 250', 'حمص ']);
});

test('brackets around words from right to left open to these', () => {
  expect(seen('כבאב (חריף)', true)).toEqual(['כבאב )חריף(']);
});

const faceOf = async (letter: string, text: string, language: string) =>
  (await lettersOf([text], language)).partOf(letter.codePointAt(0) ?? 0)?.name.split('-')[2];

test("Han letters are drawn as the restaurant's language draws them", async () => {
  expect(await faceOf('骨', '骨', 'ja')).toBe('jp');
  expect(await faceOf('骨', '骨', 'zh-TW')).toBe('tc');
  expect(await faceOf('骨', '骨', 'zh-CN')).toBe('sc');
  expect(await faceOf('骨', '骨', 'ko')).toBe('kr');
});

test('where the language does not say, kana and hangul do', () => {
  expect(hanFacesFor('en', '骨付き')[0]).toBe('jp');
  expect(hanFacesFor('en', '骨 갈비')[0]).toBe('kr');
  expect(hanFacesFor('en', '骨')[0]).toBe('sc');
});

test('a letter that no font has is told, a mark of direction is not', async () => {
  const letters = await lettersOf(['\u200Fحمص\u200F', 'ሽሮ wat'], 'en');
  expect([letters.isPrintable('\u200Fحمص\u200F'), letters.printable('ሽሮ wat')]).toEqual([true, '[?] wat']);
});

test('lines end between words also where none is parted by a space, and none begins with a stop', () => {
  const texts = piecesOf('ข้าวเหนียวมะม่วง 豆腐、白菜').map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.join('')).toBe('ข้าวเหนียวมะม่วง豆腐、白菜');
  expect(texts.filter((text) => text.startsWith('、'))).toEqual([]);
});
