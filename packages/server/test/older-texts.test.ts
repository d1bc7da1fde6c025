import { describe, expect, test } from 'vitest';
import { decodeText } from '../src/online-menu/imports/text/decode-text.ts';
import { plainText } from '../src/online-menu/imports/text/plain-text.ts';

/** Bytes of a text in an encoding of one byte a letter, found by asking the decoder for each. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 63);
}

describe('a text that is no UTF-8', () => {
  test.each([
    ['windows-1256', 'الاسم,السعر\nحمص بالطحينة,25000\nتبولة,30000\nفتوش,28000\nكبة مقلية,45000\n'],
    ['windows-1251', 'Название,Цена\nБорщ с говядиной,350\nПельмени домашние,420\nСалат оливье,280\n'],
    ['windows-1253', 'Όνομα,Τιμή\nΧωριάτικη σαλάτα,8\nΜουσακάς σπιτικός,12\nΤζατζίκι με σκόρδο,5\n'],
    ['windows-1255', 'שם,מחיר\nחומוס עם טחינה,28\nשקשוקה חריפה,42\nסלט ירקות טרי,30\n'],
    ['windows-1252', 'Gericht;Preis\nKäsespätzle;12,50 €\nCrème brûlée;6,00 €\nMaß Bier;9,80 €\n'],
  ])('is read in %s', (encoding, text) => {
    expect(decodeText(encoded(text, encoding))).toBe(text);
  });
});

describe('a text with HTML', () => {
  test.each([
    ['<p>Kale &amp; <b>potato</b></p><p>Served hot</p>', 'Kale & potato\nServed hot'],
    ['Fish &#38; chips&nbsp;<br>with peas', 'Fish & chips\nwith peas'],
    ['<style>p{color:red}</style><script>alert(1)</script>Soup', 'Soup'],
    ['<ul><li>One</li>\n  <li>Two</li></ul>', 'One\nTwo'],
  ])('%j is “%s”', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each(['Salt & pepper', 'under 5 < 6 > 4', 'Mac&Cheese', 'a <3 of ours'])('“%s” has none', (text) => {
    expect(plainText(text)).toBe(text);
  });
});
