import type { Import, ImportRow, Item } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../src/online-menu/imports/formats/read-csv.ts';
import { beginApplying, ended, preview } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurantIn = (timeZone: string) => server.registerRestaurant({ defaultCurrency: 'EUR', timeZone });

/** What a file said before it was taken over, and what the menu says since. */
type TakenOver = {
  ready: Import;
  rows: string;
  allergensOf: (name: string) => Item['allergens'] | undefined;
};

async function takeOver(owner: Owner, name: string, content: string): Promise<TakenOver> {
  const ready = await preview(owner, [name, content]);
  const asked = { params: { importId: ready.id }, query: { limit: '100' } };
  const rows = (await owner.request('listImportRows', asked)).body.data.items as ImportRow[];
  await beginApplying(owner, ready.id);
  expect(await ended(owner, ready.id)).toMatchObject({ state: 'APPLIED' });
  const items = (await owner.request('listItems', { query: { limit: '100' } })).body.data.items as Item[];
  const allergensOf = (dish: string) => items.find((item) => item.name === dish)?.allergens;
  return { ready, rows: JSON.stringify(rows), allergensOf };
}

const unconfirmed = (...contains: string[]) => ({ isDeclared: false, contains, mayContain: [] });
const notesOn = ({ ready }: TakenOver) =>
  ready.notes.filter(({ subject }) => subject === 'Allergens').map(({ message }) => message);

const heads = 'Category;Name;Price;Allergens\n';
const table = `${heads}Mains;Schnitzel;18,90;A, C,G
Mains;Beef;19,90;AGLM
Mains;Strudel;6,90;A1 C/H2
Mains;Bread;2,90;A1, A2
Mains;Salad;5,90;m
Mains;Soup;4,90;L
Mains;Prawns;16,90;B, E, N, O
Mains;Omelette;7,90;EGG
Mains;Water;3,00;NONE
Mains;Juice;4,00;
`;

const text = `SPEISEN
Wiener Schnitzel (A,C,G) 18,90
mit Petersilerdäpfeln
Zwiebelrostbraten [A, L, M, O] 24,90
Kaspressknödel (A1, C, G) 9,90
Pommes (A) 4,50
Gemüsecurry (V) 13,90
Cola (L) 4,90
`;

describe('letters of a file without a legend, in Austria', () => {
  test('mean in a table what Austria’s list says, to be confirmed, and the note names them', async () => {
    const taken = await takeOver(await restaurantIn('Europe/Vienna'), 'menu.csv', table);
    expect(taken.allergensOf('Schnitzel')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'DAIRY'));
    expect(taken.allergensOf('Beef')).toEqual(unconfirmed('GLUTEN', 'DAIRY', 'CELERY', 'MUSTARD'));
    expect(taken.allergensOf('Strudel')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'TREE_NUTS'));
    expect(taken.allergensOf('Bread')).toEqual(unconfirmed('GLUTEN'));
    expect(taken.allergensOf('Soup')).toEqual(unconfirmed('CELERY'));
    expect(taken.allergensOf('Omelette')).toEqual(unconfirmed('EGGS'));
    for (const dish of ['Salad', 'Water', 'Juice']) expect(taken.allergensOf(dish)).toEqual(unconfirmed());
    expect(notesOn(taken)).toEqual([
      expect.stringContaining(
        'Europe/Vienna: A gluten, B crustaceans, C eggs, E peanuts, G dairy, H tree nuts, L celery, M mustard, N sesame, O sulphites. Each dish',
      ),
    ]);
    expect(taken.rows).toContain('The allergens come in as not declared');
    expect(taken.rows).toContain('“NONE” is no allergen that is known here');
  });

  test('mean so at the ends of names, and the names lose them; sizes and marks in brackets stay', async () => {
    const taken = await takeOver(await restaurantIn('Europe/Vienna'), 'menu.txt', text);
    expect(taken.allergensOf('Wiener Schnitzel')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'DAIRY'));
    expect(taken.allergensOf('Zwiebelrostbraten')).toEqual(
      unconfirmed('GLUTEN', 'CELERY', 'MUSTARD', 'SULPHITES'),
    );
    expect(taken.allergensOf('Kaspressknödel')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'DAIRY'));
    expect(taken.allergensOf('Pommes')).toEqual(unconfirmed('GLUTEN'));
    for (const dish of ['Gemüsecurry (V)', 'Cola (L)'])
      expect(taken.allergensOf(dish)).toEqual(unconfirmed());
    expect(notesOn(taken)).toEqual([
      expect.stringContaining('A gluten, C eggs, G dairy, L celery, M mustard, O sulphites.'),
    ]);
  });

  test('mean so in a list behind the name, and raised', async () => {
    const lists =
      'SPEISEN\nKnödel A,C 9,90\nSchnitzel A, C, G 18,90\nFrittaten A1, C 4,90\nSuppe A, L 4,50\n';
    const listed = await takeOver(await restaurantIn('Europe/Vienna'), 'menu.txt', lists);
    expect(listed.allergensOf('Schnitzel')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'DAIRY'));
    expect(listed.allergensOf('Suppe')).toEqual(unconfirmed('GLUTEN', 'CELERY'));
    expect(listed.allergensOf('Frittaten')).toEqual(unconfirmed('GLUTEN', 'EGGS'));
    const signs = 'SPEISEN\nKnödelᵃ,ᶜ 9,90\nSchnitzelᵃ,ᶜ,ᵍ 18,90\nStrudelᵃ,ᵍ 6,90\nMilchᵍ 2,90\n';
    const raised = await takeOver(await restaurantIn('Europe/Vienna'), 'menu.txt', signs);
    expect(raised.allergensOf('Strudel')).toEqual(unconfirmed('GLUTEN', 'DAIRY'));
    expect(raised.allergensOf('Milch')).toEqual(unconfirmed('DAIRY'));
  });

  test('are confirmed by nobody but a person, also where the table calls its dishes declared', async () => {
    const taken = await takeOver(
      await restaurantIn('Europe/Vienna'),
      'menu.csv',
      'Category;Name;Price;Contains;Allergens declared\nMains;Schnitzel;18,90;A, C;yes\n',
    );
    expect(taken.allergensOf('Schnitzel')).toEqual(unconfirmed('GLUTEN', 'EGGS'));
  });
});

test('letters that are read otherwise since the preview, because the time zone changed, are shown anew', async () => {
  const owner = await restaurantIn('Europe/Berlin');
  const { id } = await preview(owner, ['menu.csv', table]);
  const restaurant = await owner.request('getRestaurant');
  const moved = await owner.request('updateRestaurant', {
    headers: { 'if-match': `"${restaurant.body.data.version}"` },
    body: { timeZone: 'Europe/Vienna' },
  });
  expect(moved.status, moved.text).toBe(200);
  await beginApplying(owner, id);
  expect(await ended(owner, id)).toMatchObject({ state: 'READY' });
  await beginApplying(owner, id);
  expect(await ended(owner, id)).toMatchObject({ state: 'APPLIED' });
});

const dishes = ['Schnitzel', 'Wiener Schnitzel', 'Menu', 'Menü', 'Knödel'];

describe('letters that may mean something else are read by no country’s list', () => {
  const gasthaus = 'Wiener Schnitzel (A,C,G) 18,90\nKnödel (A,C) 9,90\nBraten (A,L,M) 17,90\n';
  test.each([
    ['a table elsewhere', 'Europe/Berlin', 'menu.csv', table],
    ['a text elsewhere', 'Europe/Berlin', 'menu.txt', text],
    ['a letter that the list does not have', 'Europe/Vienna', 'menu.csv', `${table}Mains;Fish;9,00;D, K\n`],
    ['numbers beside letters', 'Europe/Vienna', 'menu.csv', `${table}Mains;Cola;3,00;1, 3\n`],
    ['a digit behind another letter', 'Europe/Vienna', 'menu.csv', `${table}Mains;Fish;9,00;D1\n`],
    ['a letter of another list in a text', 'Europe/Vienna', 'menu.txt', `MENÜ\n${gasthaus}Suppe (I) 4,90\n`],
    ['numbers in a text', 'Europe/Vienna', 'menu.txt', `MENÜ\n${gasthaus}Cola (1,9) 4,90\n`],
    ['sizes beside letters', 'Europe/Vienna', 'menu.txt', `MENÜ\n${gasthaus}Cola (S) 2,90\n`],
    ['one dish alone', 'Europe/Vienna', 'menu.txt', 'PIZZA\nKnödel (A) 8,90\nSchnitzel (A, C) 9,90\n'],
    [
      'a choice of menus',
      'Europe/Vienna',
      'menu.txt',
      'MENÜS\nMenu (A) 9,00\nMenü (B) 9,50\nWahl (C) 10,00\n',
    ],
    ['a list beside brackets', 'Europe/Vienna', 'menu.txt', `MENÜ\n${gasthaus}Menü A, B 5,90\n`],
    [
      'vitamins beside lists',
      'Europe/Vienna',
      'menu.txt',
      'MENÜ\nSchnitzel A,C,G 18,90\nKnödel A,C 9,90\nBraten A,L,O 17,90\nSmoothie Vitamine A,C,E 5,90\n',
    ],
    ['letters in a description', 'Europe/Vienna', 'menu.txt', `MENÜ\n${gasthaus}mit Salat (M, O)\n`],
    ['letters amid a name', 'Europe/Vienna', 'menu.txt', `MENÜ\n${gasthaus}Huhn (A,C) mit Reis (G) 9,00\n`],
  ])('%s', async (_, timeZone, name, content) => {
    const taken = await takeOver(await restaurantIn(timeZone), name, content);
    for (const dish of dishes) expect(taken.allergensOf(dish)?.contains ?? []).toEqual([]);
    expect(notesOn(taken)).toEqual([]);
    expect(taken.ready.counts.find(({ entity }) => entity === 'ITEM')).toMatchObject({ wrong: 0 });
  });

  test.each([
    [
      'one letter of it means something else',
      'A = Gluten, C = Eier, G = Senf',
      ['GLUTEN', 'EGGS', 'MUSTARD'],
    ],
    ['it tells of one letter only', 'A = Alkohol', []],
    ['its words are not known', 'A – glutén, C – tojás, G – tej', []],
    ['it stands a letter a line, without a sign', 'A Getreide\nC Eierspeisen\nG Milchprodukte', []],
    ['its letters stand behind the words', 'Getreide (A), Eierspeisen (C), Milchprodukte (G)', []],
  ])('a text’s own legend wins where %s', async (_, legend, contains) => {
    const content = `MENÜ\n${gasthaus}\n${legend}\n`;
    const taken = await takeOver(await restaurantIn('Europe/Vienna'), 'menu.txt', content);
    expect(taken.allergensOf('Wiener Schnitzel')).toEqual(unconfirmed(...contains));
    expect(notesOn(taken).join(' ')).not.toContain('Austria');
  });

  test.each([
    [
      'one letter of it means something else',
      'A = Gluten, C = Eggs;;;\nG = Mustard;;;\n',
      ['GLUTEN', 'EGGS', 'MUSTARD'],
    ],
    ['it tells of one letter only', 'G = goat;;;\n', []],
    ['it stands in two cells a row', 'A;Getreide;;\nC;Eierspeisen;;\n', []],
  ])('a table’s own legend wins where %s', async (_, legend, contains) => {
    const content = `${heads}Mains;Schnitzel;18,90;A, C, G\n${legend}`;
    const taken = await takeOver(await restaurantIn('Europe/Vienna'), 'menu.csv', content);
    expect(taken.allergensOf('Schnitzel')).toEqual(unconfirmed(...contains));
    expect(notesOn(taken).join(' ')).not.toContain('Austria');
  });
});

test('of all words of one and two capitals and digits, those of Austria’s letters are read, and as what they stand for', () => {
  const letters = 'ABCDEFGHLMNOPR';
  const allergens =
    'GLUTEN CRUSTACEANS EGGS FISH PEANUTS SOY DAIRY TREE_NUTS CELERY MUSTARD SESAME SULPHITES LUPIN MOLLUSCS'.split(
      ' ',
    );
  const meaning = (letter: string) => allergens[letters.indexOf(letter)];
  const signs = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  const expected = (word: string): (string | undefined)[] => {
    const [one = '', other = ''] = word;
    if (!letters.includes(one)) return [];
    if (other === '') return [meaning(one)];
    if ('123456789'.includes(other)) return 'AH'.includes(one) ? [meaning(one)] : [];
    return letters.includes(other) && one < other && word !== 'NO' ? [meaning(one), meaning(other)] : [];
  };
  for (const word of [...signs, ...signs.flatMap((one) => signs.map((other) => one + other))]) {
    const menu = readCsv(`${heads}Mains;Dish;9,00;${word}\n`, { currency: 'EUR', timeZone: 'Europe/Vienna' });
    // "EI" is German for egg.
    const said = word === 'EI' ? ['EGGS'] : expected(word);
    expect(menu.items[0]?.allergens?.contains ?? [], word).toEqual(said);
  }
});
