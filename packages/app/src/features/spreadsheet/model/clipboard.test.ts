import { describe, expect, it } from 'vitest';
import { readClipboard, readTable, readTabs, writeTabs } from './clipboard.ts';

describe('a block from a spreadsheet', () => {
  it.each([
    [
      'Excel, with its last line break',
      'Soup\t4,50\r\nBread\t2,00\r\n',
      [
        ['Soup', '4,50'],
        ['Bread', '2,00'],
      ],
    ],
    ['one cell', '12.50', [['12.50']]],
    [
      'empty cells keep their place',
      'a\t\tc\n\t\t',
      [
        ['a', '', 'c'],
        ['', '', ''],
      ],
    ],
    [
      'quoted',
      '"Fish ""of the day"""\t"two\nlines"\t"tab\there"',
      [['Fish "of the day"', 'two\nlines', 'tab\there']],
    ],
    ['a quote within a text', '12" pizza\t9', [['12" pizza', '9']]],
    ['nothing', '', []],
  ])('%s', (_, text, block) => {
    expect(readTabs(text)).toEqual(block);
  });

  it('comes back as it was written', () => {
    const block = [
      ['plain', 'with\ttab', 'with "quotes"'],
      ['', 'two\nlines', 'end'],
    ];
    expect(readTabs(writeTabs(block))).toEqual(block);
  });
});

const html =
  '<meta><table class="x"><tbody><tr><td>Soup &amp; bread</td><td><b>4,50</b>&nbsp;€</td></tr>' +
  '<tr><th>Fish<br>grilled</th><td></td></tr></tbody></table><table><tr><td>other</td></tr></table>';

const data = (text: string) => ({ getData: (type: string) => (type === 'text/plain' ? text : html) });

describe('a copied table', () => {
  it('is read as texts, row by row', () => {
    expect(readTable(html)).toEqual([
      ['Soup & bread', '4,50 €'],
      ['Fish grilled', ''],
    ]);
  });

  it('counts where the clipboard has no text; the text counts before it', () => {
    expect(readClipboard(data(''))).toHaveLength(2);
    expect(readClipboard(data('a\tb'))).toEqual([['a', 'b']]);
    expect(readTable('<p>no table</p>')).toBeNull();
  });
});
