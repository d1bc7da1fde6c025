import type { MenuFile } from './hand-in.ts';
import type { Random } from './random.ts';
import { cell, headRow, workbookParts } from './xlsx.ts';
import { zip, type ZipEntry } from './zip.ts';

const odd = [
  '',
  '\0',
  '=1+1',
  `a${'\u0300'.repeat(3000)}`,
  '\uFDFA'.repeat(1000),
  'x'.repeat(50_000),
  '-1',
  '1e999',
  '9'.repeat(100),
  '12.345.678,90',
  '"',
  ';'.repeat(200),
  '\r',
  '__proto__',
  '\u202E',
] as const;

const dishes = ['Soup', 'Bread', 'Lime tart', 'Rice pudding', 'Soup'] as const;

const someText = (random: Random): string => (random.next() < 0.7 ? random.pick(dishes) : random.pick(odd));

function csv(random: Random): string {
  const separator = random.pick([',', ';', '\t']);
  const heads = ['Name', 'Price', 'Category', 'Ingredients', 'Allergens', 'Calories', 'Size', 'Picture'];
  const columns = heads.filter(() => random.next() < 0.7);
  const count = random.next() < 0.05 ? 30_000 : random.below(60);
  const cellText = () => (count > 60 ? random.pick(dishes) : someText(random));
  const rows = Array.from({ length: count }, () => columns.map(cellText).join(separator));
  return [columns.join(separator), ...rows].join(random.pick(['\n', '\r\n', '\r']));
}

function jsonValue(random: Random, depth: number): unknown {
  const kind = random.below(depth > 7 ? 4 : 8);
  if (kind === 0) return random.pick([null, true, 0, -1, 1e308, 7.5]);
  if (kind <= 3) return someText(random);
  if (random.next() < 0.03) return Array.from({ length: 2000 }, () => random.pick(dishes));
  const length = random.below(7);
  if (kind <= 5) return Array.from({ length }, () => jsonValue(random, depth + 1));
  const keys = [
    'id',
    'name',
    'items',
    'categories',
    'price',
    'sizes',
    'groups',
    'options',
    'type',
    'item_data',
    'objects',
    '@type',
    'hasMenuItem',
    'offers',
    '__proto__',
  ];
  return Object.fromEntries(Array.from({ length }, () => [random.pick(keys), jsonValue(random, depth + 1)]));
}

function json(random: Random): string {
  const kind = random.below(6);
  if (kind === 0) return '['.repeat(random.below(100_000));
  const known = [
    { restaurant_id: 1, currency: 'EUR', categories: jsonValue(random, 0) },
    { objects: jsonValue(random, 0) },
    { '@context': 'https://schema.org', '@type': 'Menu', hasMenuSection: jsonValue(random, 0) },
    { format: 'cardamom', version: 1, items: jsonValue(random, 0), categories: jsonValue(random, 0) },
  ];
  return JSON.stringify(kind === 1 ? jsonValue(random, 0) : random.pick(known));
}

const xmlEscapes: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['\0', ''],
];

const escaped = (text: string): string =>
  xmlEscapes.reduce((safe, [from, to]) => safe.replaceAll(from, to), text);

function sheetRows(random: Random): string {
  const count = random.next() < 0.05 ? 30_000 : random.below(40);
  const rows = Array.from({ length: count }, (_, index) => {
    const row = random.next() < 0.03 ? random.below(2_000_000_000) : index + 2;
    const column = random.next() < 0.05 ? random.pick(['XFD', 'ZZZZZZ', '', 'É']) : 'A';
    const text = count > 60 ? random.pick(dishes) : someText(random);
    return `<row r="${row}">${cell(`${column}${row}`, escaped(text))}${cell(`B${row}`, '5')}</row>`;
  });
  return headRow + rows.join('');
}

function entries(random: Random): ZipEntry[] {
  const dice = random.next();
  const parts: Record<string, string> =
    dice < 0.6
      ? workbookParts(sheetRows(random))
      : {
          'menu.csv': csv(random),
          'soup.png': 'x'.repeat(random.below(2000)),
          [`${someText(random).slice(0, 60)}.txt`]: '',
        };
  return Object.entries(parts).map(([name, text]) => {
    const bytes = random.next() < 0.03 ? Buffer.alloc(30 * 1024 * 1024) : Buffer.from(text);
    if (random.next() > 0.1) return { name, bytes };
    return { name, bytes, claims: { size: random.pick([0, 1, 1000, 0xffffffff]) } };
  });
}

/** Bytes flipped, taken out, repeated or cut off. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const kind = random.below(4);
  if (kind === 0) return copy.subarray(0, random.below(copy.byteLength + 1));
  if (kind === 1) {
    const at = random.below(copy.byteLength + 1);
    return Buffer.concat([copy.subarray(0, at), copy.subarray(random.below(copy.byteLength + 1))]);
  }
  for (let flips = 1 + random.below(20); flips > 0 && copy.byteLength > 0; flips -= 1)
    copy[random.below(copy.byteLength)] = random.below(256);
  return copy;
}

/** One file that somebody might hand in as a menu; the same for the same random numbers. */
export function hostileFile(random: Random): MenuFile {
  const kind = random.below(3);
  const [name, bytes] =
    kind === 0
      ? ['menu.csv', Buffer.from(csv(random))]
      : kind === 1
        ? ['menu.json', Buffer.from(json(random))]
        : [random.pick(['menu.xlsx', 'menu.zip']), zip(entries(random))];
  return { name, bytes: random.next() < 0.4 ? damaged(bytes, random) : bytes };
}
