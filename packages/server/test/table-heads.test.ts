import { describe, expect, test } from 'vitest';
import { readCsv } from '../src/online-menu/imports/formats/read-csv.ts';

const table = (...rows: string[]) => readCsv(rows.join('\n'), { currency: 'EUR', timeZone: 'UTC' });
const priced = (name: string, price: number | null) => ({ name, kind: 'PRICED', price });

describe('the heads of tables that restaurants come with', () => {
  test.each([
    'Name',
    'Item Name',
    'Menu Item Name',
    'Dish',
    'Product name',
    'Title',
    'Artikelbezeichnung',
    'Bezeichnung',
    'Gericht',
    'Speise',
    'Nom du plat',
    'Désignation',
    'Libellé',
    'Nombre del plato',
    'Artículo',
    'Nome do prato',
    'Produto',
    'Denominazione',
    'Piatto',
    'Naam',
    'Nazwa',
    'Název',
    'Ürün adı',
    'Название',
    'Наименование',
    'الاسم',
    'اسم الصنف',
    '菜名',
    '商品名称',
    'メニュー名',
    '메뉴명',
    'नाम',
    'ชื่อเมนู',
    'Tên món',
    'NAME (DE)',
  ])('“%s” is the name of a dish', (head) => {
    expect(table(`${head},Price`, 'Caldo verde,4.50').items[0]?.name).toBe('Caldo verde');
  });

  test('Shopify, with a row for each further size', () => {
    const { items, notes } = table(
      'Handle,Title,Body (HTML),Vendor,Product Category,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
      'soup,Caldo verde,Kale,Tasca,Soups,TRUE,Size,Small,S1,4.50,',
      'soup,,,,,,,Large,S2,6.50,',
    );
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      name: 'Caldo verde',
      description: 'Kale',
      categories: ['Soups'],
      isActive: true,
      sizes: [priced('Small', 450), priced('Large', 650)],
    });
    expect(notes.map(({ subject }) => subject)).toEqual([
      'Column “Handle”',
      'Column “Vendor”',
      'Column “Option1 Name”',
    ]);
  });

  test('Loyverse, whose prices stand for each shop', () => {
    const { items } = table(
      'Handle,SKU,Name,Category,Description,Option 1 name,Option 1 value,Cost,Barcode,Available for sale [Tasca],Price [Tasca]',
      'pizza,10001,Pizza,Pizzas,Tomato,Size,Small,0,,Y,9.50',
      'pizza,10002,,,,,Large,0,,Y,14.00',
    );
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      externalRef: '10001',
      categories: ['Pizzas'],
      sizes: [priced('Small', 950), priced('Large', 1400)],
    });
  });

  test('WooCommerce, with its kinds of prices', () => {
    const { items } = table(
      'ID,Type,SKU,Name,Published,"Short description",Description,"Sale price","Regular price",Categories,Images',
      '12,simple,A1,Bifana,-1,Pork,Longer,,"3,90",Snacks,https://shop.example/b.jpg',
    );
    expect(items[0]).toMatchObject({
      name: 'Bifana',
      isActive: false,
      description: 'Pork',
      sizes: [priced('', 390)],
    });
  });
});

describe('a table as a restaurant keeps it', () => {
  test('has its heads below a title', () => {
    const { items } = table(
      'Tasca da Ana;;',
      'Stand: März 2026;;',
      ';;',
      'Gericht;Preis;Beschreibung',
      'Bifana;3,90;Pork',
    );
    expect(items.map(({ name }) => name)).toEqual(['Bifana']);
    expect(items[0]).toMatchObject({ place: 'line 5', sizes: [priced('', 390)] });
  });

  test('has its sections in rows of their own', () => {
    const { items, notes } = table(
      'Dish,Price',
      'PIZZA,',
      'Margherita,9',
      'Marinara,8',
      'PASTA,',
      'Carbonara,12',
      'Special,',
    );
    expect(items.map(({ name, categories }) => [name, categories])).toEqual([
      ['Margherita', ['PIZZA']],
      ['Marinara', ['PIZZA']],
      ['Carbonara', ['PASTA']],
      ['Special', ['PASTA']],
    ]);
    expect(notes.map(({ message }) => message)).toEqual([
      'They name the category of the dishes below them: PIZZA, PASTA.',
    ]);
  });

  test('keeps dishes without a price where categories have a column', () => {
    const { items } = table('Category,Dish,Price', ',Special,', 'Pizza,Margherita,9');
    expect(items.map(({ name }) => name)).toEqual(['Special', 'Margherita']);
  });

  test('loses its HTML, and a table of Cardamom’s own keeps what looks like it', () => {
    const shop = table('Title,Body (HTML),Price', 'Fish &amp; chips,<p>With <b>peas</b></p>,9');
    expect(shop.items[0]).toMatchObject({ name: 'Fish & chips', description: 'With peas' });
    const ours = table('Name,Description,Cardamom id', 'Fish &amp; chips,<b>peas</b>,');
    expect(ours.items[0]).toMatchObject({ name: 'Fish &amp; chips', description: '<b>peas</b>' });
  });

  test('has dishes in two categories, and categories with a comma in their name', () => {
    const { items } = table(
      'Name,Category,Price',
      'Espresso,Coffee,2',
      'Porridge,Breakfast,6',
      'Iced latte,"Coffee, Breakfast",4',
      'Sea bass,"Fish, grilled",24',
    );
    expect(items.map(({ categories }) => categories)).toEqual([
      ['Coffee'],
      ['Breakfast'],
      ['Coffee', 'Breakfast'],
      ['Fish, grilled'],
    ]);
  });

  test.each(['Name;Preis klein;Preis groß', 'Name;Preis (klein);Preis (groß)'])(
    'has sizes in columns: %s',
    (heads) => {
      const { items, notes } = table(heads, 'Cola;2,50;3,90', 'Wasser;;4,50', 'Tee;3;');
      expect(items.map(({ sizes }) => sizes)).toEqual([
        [priced('klein', 250), priced('groß', 390)],
        [priced('groß', 450)],
        [priced('klein', 300)],
      ]);
      expect(notes.map(({ message }) => message)).toEqual(['Each has a column of its own: klein, groß.']);
    },
  );

  test('has one price, however its head goes on', () => {
    for (const head of ['Price (EUR)', 'Price [Shop A]', 'Price incl. tax', 'Price in EUR'])
      expect(table(`Name,${head},Price Type`, 'Soup,4.50,fixed').items[0]?.sizes).toEqual([priced('', 450)]);
  });
});

/** Dishes with their sizes, and what is wrong with them. */
const sized = (...rows: string[]) =>
  table(...rows).items.map(({ name, sizes, wrong, categories }) => ({
    name,
    sizes: sizes?.map((size) => [size.name, size.price]),
    wrong: wrong.map(({ message }) => message),
    categories,
  }));

describe('sizes in rows of their own', () => {
  test('belong to the dish above them, which need not have a price itself', () => {
    expect(sized('Dish;Size;Price', 'Pizza;;', ';Small;8', ';Large;12', 'Soup;;5')).toEqual([
      {
        name: 'Pizza',
        sizes: [
          ['Small', 800],
          ['Large', 1200],
        ],
        wrong: [],
      },
      { name: 'Soup', sizes: [['', 500]], wrong: [] },
    ]);
  });

  test('make no section of that dish, and a section above it stays one', () => {
    expect(sized('Dish;Size;Price', 'OVEN;;', 'Pizza;;', ';Small;8', ';Large;12')).toEqual([
      {
        name: 'Pizza',
        sizes: [
          ['Small', 800],
          ['Large', 1200],
        ],
        wrong: [],
        categories: ['OVEN'],
      },
    ]);
  });

  test('are refused where nobody can tell which size or which dish is meant', () => {
    expect(sized('Dish;Size;Price', 'Pizza;;8', ';Large;12')[0]?.wrong).toEqual([
      'It has several prices, and the first of them says no size (line 2).',
    ]);
    expect(sized('Dish;Price', 'Pizza;8', ';12')).toEqual([
      { name: 'Pizza', sizes: [['', 800]], wrong: [] },
      {
        name: '',
        sizes: [['', 1200]],
        wrong: ['The name is missing.', 'If it is another size of “Pizza”, it must say which.'],
      },
    ]);
  });
});

test.each([
  ['a decimal comma in each row', ['Pizza;8,00', 'Pasta;9,50']],
  ['a title with commas above', ['Rome, Milan, Turin, Naples', 'Name;Price', 'Pizza;8,00', 'Pasta;9,50']],
  ['commas in the names', ['Name;Price', 'Beef, fried;8', 'Cod, fried;9']],
  ['tabs', ['Name\tPrice', 'Beef, fried\t8,00', 'Cod\t9,00']],
])('cells are parted by what parts most lines alike: %s', (_what, rows) => {
  expect(table(...rows).table?.shown.columns).toHaveLength(2);
});

test('nothing is read by a guess', () => {
  const { items, table: found } = table('Was es gibt;Was es kostet', 'Pizza;8,00', 'Pasta;9,50');
  expect([items, found?.shown.source]).toEqual([[], 'GUESS']);
});

test.each([
  ['heads with figures in them', ['Wein;0,1 l;0,75 l', 'Riesling;3,50;22,00', 'Merlot;3,80;24,00'], 0],
  ['no heads', ['Pizza;8,00', 'Pasta;9,50'], null],
  ['titles above the heads', ['Trattoria', 'Stand 2026', 'Was;Wieviel', 'Pizza;8 €', 'Pasta;9 €'], 2],
  ['heads in Arabic', ['الرمز;ماذا عندنا;بكم', '1;شوربة;12,50', '2;كبة;10,25'], 0],
])('the row of heads is guessed: %s', (_what, rows, headRow) => {
  expect(table(...rows).table?.shown).toMatchObject({ source: 'GUESS', headRow });
});
