import { expect, test } from 'vitest';
import { escapeFormulas, unescapeFormulas } from '../src/online-menu/imports/text/formula-cells.ts';

const beginnings = ['', "'", "''", ' ', 'x', 'x;', 'x; ', 'x\t', 'x\n', 'x\r\n', "x;'", ';;', 'x,', '5 '];
const formulas = ['=1+1', '+1', '-1', '@sum', '＝1', "'=1", '=a;=b\n=c', 'plain', '', ';'];
const texts = beginnings.flatMap((beginning) => formulas.map((formula) => beginning + formula));

test('no part of a cell becomes a formula, whatever parts the cells where it is opened', () => {
  const parts = texts.flatMap((text) => escapeFormulas(text).split(/[;\t\r\n]/u));
  expect(parts.filter((part) => /^ *[=+\-@＝＋－＠]/u.test(part))).toEqual([]);
});

test.each(texts)('%j comes back as it was', (text) => {
  expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
});
