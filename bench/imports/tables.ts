import writeWorkbook from 'write-excel-file/node';
import { legend, legendLine, sections, trueMenu, type TrueDish } from './truth.ts';

/** A file of the benched menu. */
export interface MenuFile {
  name: string;
  bytes: Uint8Array;
  /** Whether the file says of allergens, so that they can be understood. */
  saysAllergens: boolean;
}

const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const point = (cents: number) => (cents / 100).toFixed(2);
const quoted = (cell: string) => (/[";,\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const rowsOf = (rows: readonly (readonly string[])[], separator: string) =>
  `${rows.map((cells) => cells.map(quoted).join(separator)).join('\n')}\n`;

const words = ({ codes }: TrueDish) => codes.map((code) => legend[code]?.word ?? '').join(', ');
const priceOf = ({ sizes }: TrueDish, size: string) => {
  const found = sizes.find(({ name }) => name === size);
  return found === undefined ? '' : comma(found.price);
};

/** One row a size, as our own export has it. */
function ownTable(): string {
  const rows = trueMenu.flatMap((dish) =>
    dish.sizes.map(({ name, price }, at) =>
      at === 0
        ? [dish.section, dish.name, name, point(price), dish.description, words(dish)]
        : [dish.section, dish.name, name, point(price), '', ''],
    ),
  );
  return rowsOf([['Category', 'Name', 'Size', 'Price', 'Description', 'Contains'], ...rows], ',');
}

/** Prices of sizes as columns, below two title rows, letters with a legend at the foot. */
function sizesAsColumns(): string {
  return rowsOf(
    [
      ['Trattoria Da Ana'],
      ['Speisekarte, Stand März'],
      ['Kategorie', 'Bezeichnung', 'Preis', 'Preis Klein', 'Preis Groß', 'Beschreibung', 'Allergene'],
      ...trueMenu.map((dish) => [
        dish.section,
        dish.name,
        priceOf(dish, ''),
        priceOf(dish, 'Klein'),
        priceOf(dish, 'Groß'),
        dish.description,
        dish.codes.join(', '),
      ]),
      ...Object.entries(legend).map(([code, { word }]) => [`${code} = ${word}`]),
    ],
    ';',
  );
}

/** Sections alone on their lines, prices with a currency sign. */
function sectionRows(): string {
  const rows = sections.flatMap(([section, dishes]) => [
    [section.toUpperCase(), '', '', ''],
    ...dishes.flatMap((dish) =>
      dish.sizes.map(({ name, price }, at) => [
        at === 0 ? dish.name : '',
        name,
        `${comma(price)} €`,
        at === 0 ? dish.description : '',
      ]),
    ),
  ]);
  return rowsOf([['Gericht', 'Größe', 'Preis', 'Beschreibung'], ...rows], ';');
}

/** As Loyverse writes it: a handle and a row for each variant, whose further rows have no name. */
function loyverse(): string {
  const heads = [
    'Handle',
    'SKU',
    'Name',
    'Category',
    'Description',
    'Option 1 name',
    'Option 1 value',
    'Price',
  ];
  const rows = trueMenu.flatMap((dish, index) => {
    const handle = dish.name.toLowerCase().replaceAll(/[^\p{L}]+/gu, '-');
    return dish.sizes.map(({ name, price }, at) => [
      handle,
      `${10_000 + index * 10 + at}`,
      at === 0 ? dish.name : '',
      at === 0 ? dish.section : '',
      at === 0 ? dish.description : '',
      name === '' || at > 0 ? '' : 'Größe',
      name,
      point(price),
    ]);
  });
  return rowsOf([heads, ...rows], ',');
}

/** As a shop writes it: HTML in texts, one price. */
function shop(): string {
  const heads = [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Published',
    'Short description',
    'Regular price',
    'Categories',
  ];
  const rows = trueMenu.map((dish, index) => [
    `${index + 1}`,
    'simple',
    `SKU-${index}`,
    dish.name,
    '1',
    dish.description === '' ? '' : `<p>${dish.description.replace('ö', '&ouml;')}</p>`,
    point(dish.sizes[0]?.price ?? 0),
    dish.section,
  ]);
  return rowsOf([heads, ...rows], ',');
}

/** Heads that nobody knows. */
function ownWords(): string {
  const rows = trueMenu.map((dish) => [
    dish.section,
    dish.name,
    priceOf(dish, '') || priceOf(dish, 'Klein'),
    priceOf(dish, 'Groß'),
    dish.description,
  ]);
  return rowsOf([['Wo', 'Was es gibt', 'Klein', 'Groß', 'Dazu'], ...rows], ';');
}

/** Neither heads nor sections. */
function headless(): string {
  return rowsOf(
    trueMenu.map((dish) => [dish.name, dish.description, comma(dish.sizes[0]?.price ?? 0)]),
    '\t',
  );
}

function linesOf({ name, sizes, codes, description }: TrueDish): string[] {
  const prices = sizes.map((size) => `${size.name} ${comma(size.price)} €`.trim()).join(' ');
  const letters = codes.length === 0 ? '' : ` (${codes.join(',')})`;
  return [`${name}${letters} ${prices}`, description].filter((line) => line !== '');
}

/** The menu as somebody types it. */
export function typedMenu(): string {
  const lines = sections.flatMap(([section, dishes]) =>
    [[section.toUpperCase(), ''], dishes.flatMap(linesOf), ['']].flat(),
  );
  return `Trattoria Da Ana\n\n${lines.join('\n')}\n${legendLine}\n`;
}
const latin = (text: string) => Buffer.from(text, 'latin1');

const cells = (texts: readonly (string | number)[]) =>
  texts.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String }));

async function workbook(): Promise<Uint8Array> {
  const rows = trueMenu.flatMap((dish) =>
    dish.sizes.map(({ name, price }) =>
      cells([dish.section, dish.name, name, price / 100, dish.description]),
    ),
  );
  const data = [
    cells(['Unsere Karte']),
    cells(['Rubrik', 'Gericht', 'Größe', 'Preis in EUR', 'Text']),
    ...rows,
  ];
  return writeWorkbook([{ sheet: 'Karte', data }]).toBuffer();
}

const file = (name: string, text: string | Uint8Array, saysAllergens = false): MenuFile => ({
  name,
  bytes: typeof text === 'string' ? Buffer.from(text) : text,
  saysAllergens,
});

/** The menu in every table and text that is tried. */
export async function menuFiles(): Promise<MenuFile[]> {
  return [
    file('own heads.csv', ownTable(), true),
    file('sizes as columns.csv', sizesAsColumns(), true),
    file('sizes as columns, Windows-1252.csv', latin(sizesAsColumns()), true),
    file('sections alone.csv', sectionRows()),
    file('loyverse.csv', loyverse()),
    file('shop, HTML, one price.csv', shop()),
    file('unknown heads.csv', ownWords()),
    file('no heads, one price.tsv', headless()),
    file('workbook.xlsx', await workbook()),
    file('typed.txt', typedMenu(), true),
  ];
}
