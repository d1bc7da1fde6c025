import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const menu = `Category;Name;Size;Price;Ingredients
Soups;Carrot soup;;"6,50 €";carrot, ginger
Soups;Broth;Small;4,00;
;;Large;5,50;
;Loose bread;;2,20;
Grill;Wrong price;;cheap;
`;

async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto('/menu-management/import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });
}

async function handIn(page: Page, name: string, text: string): Promise<void> {
  await chooseFile(page, name, text);
  await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible();
}

test('an owner moves a table in, sees first what would happen, and takes it back', async ({
  office: page,
}) => {
  await handIn(page, 'menu.csv', menu);
  await test.step('the preview names the wrong row with its line and reason, also after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '1 row is wrong and will be left out' })).toBeVisible();
    const wrong = page.getByRole('listitem', { name: 'Wrong price' });
    await expect(wrong).toContainText('line 6');
    await expect(wrong).toContainText('“cheap” is not a price.');
  });
  expect(await axeViolations(page)).toEqual([]);

  await test.step('applied as a whole', async () => {
    await page.getByRole('button', { name: 'Import 5 changes' }).click();
    await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
    await page.getByRole('link', { name: 'See the items' }).click();
    await expect(page.getByRole('link', { name: 'Carrot soup' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Loose bread' })).toBeVisible();
  });

  await test.step('the same file again changes nothing', async () => {
    await handIn(page, 'menu.csv', menu.replace('Grill;Wrong price;;cheap;\n', ''));
    await expect(page.getByText('There is nothing to import.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  });

  await test.step('one changed price is one change, and can be taken back', async () => {
    await handIn(page, 'menu.csv', 'Name;Price\nLoose bread;2,60\n');
    await expect(page.getByRole('row', { name: /Loose bread/ })).toContainText('Price: 2.60 (was 2.20)');
    await page.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
    await handIn(page, 'menu.csv', 'Name;Price\nLoose bread;2,20\n');
    await expect(page.getByText('There is nothing to import.', { exact: false })).toBeVisible();
  });
});

test('rows that are wrong are corrected where they stand, called otherwise or left out, and saved as a table', async ({
  office: page,
}) => {
  const bakery = `Category;Name;Price;Type
Bakery;Zaatar;3,00;Kaak
Bakery;Zaatar;4,50;Croissant
Bakery;Labneh;cheap;
Bakery;;;Prices include service
`;
  await handIn(page, 'bakery.csv', bakery);
  await expect(page.getByRole('heading', { name: '3 rows are wrong and will be left out' })).toBeVisible();

  await test.step('a table of them, with their reasons', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save them as a table' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Wrong rows of bakery.csv');
    const table = await readFile(await file.path(), 'utf8');
    expect(table).toContain('Category,Name,Price,Type,Row,What is wrong');
    expect(table).toContain('Bakery,Labneh,cheap,,line 4,Price: “cheap” is not a price.');
  });

  await test.step('corrected, called otherwise, left out', async () => {
    await page.getByRole('button', { name: 'Correct Labneh, line 4' }).click();
    await page.getByRole('group', { name: 'line 4' }).getByRole('textbox', { name: 'Price' }).fill('5,20');
    await page.getByRole('button', { name: 'Call it “Zaatar (Croissant)”' }).click();
    await page.getByRole('button', { name: 'Leave out Without a name, line 5' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Read the file again' }).click();
    await expect(page.getByRole('heading', { name: /wrong and will be left out/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Corrected by you: 3 rows/ })).toBeVisible();
  });

  await test.step('what was said is there after a reload, and comes in', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /Corrected by you: 3 rows/ })).toBeVisible();
    await page.getByRole('button', { name: 'Import 4 changes' }).click();
    await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
    await page.getByRole('link', { name: 'See the items' }).click();
    for (const name of ['Zaatar', 'Zaatar (Croissant)', 'Labneh'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

/** Pastes a text where files are chosen. */
async function pasteMenu(page: Page, text: string): Promise<void> {
  await page.goto('/menu-management/import');
  await page.getByText('Drop files here, paste a table or the text of a menu, or').click();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const zone = document.querySelector('section p') ?? document.body;
    zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a pasted menu is read line by line, and a line is corrected before it comes in', async ({
  office: page,
}) => {
  await pasteMenu(page, 'Our garden\n\nTEAS\nMint tea 3.00\nfrom the garden\nGinger ale 4\n');
  await expect(page.getByRole('row', { name: /Mint tea/ })).toContainText('Price: 3.00');
  await page.getByRole('button', { name: /^Lines of the text/ }).click();
  const lines = page.getByRole('list', { name: 'Lines of the text' });
  await lines.getByRole('button', { name: 'Description Ginger ale 4' }).click();
  await lines.getByRole('button', { name: /This line is/ }).click();
  await page.getByRole('option', { name: 'Dish', exact: true }).click();
  await lines.getByRole('textbox', { name: 'It says' }).fill('Ginger ale 4.00');
  await page.getByRole('button', { name: 'Read the text this way' }).click();
  await expect(page.getByRole('row', { name: /Ginger ale/ })).toContainText('Price: 4.00');
  await page.getByRole('button', { name: /^Import \d+ changes$/ }).click();
  await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
});

test('a pasted table comes in like a file', async ({ office: page }) => {
  await pasteMenu(page, 'Name\tPrice\nPasted soup\t5.50\n');
  await expect(page.getByRole('row', { name: /Pasted soup/ })).toContainText('Price: 5.50');
});

test('what is exported can be imported again and changes nothing', async ({ office: page }) => {
  await handIn(page, 'menu.csv', menu);
  await page.getByRole('button', { name: /^Import \d+ changes$/ }).click();
  await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save CSV table' }).click();
  const file = await (await download).path();
  await handIn(page, 'export.csv', await readFile(file, 'utf8'));
  await expect(page.getByText('There is nothing to import.', { exact: false })).toBeVisible();
});

const unknown = `Trattoria Da Ana;;;
Was es gibt;Klein?;Groß?;Dazu
Pizza Margherita;8,00;12,00;Tomaten, Mozzarella
Lasagne;9,50;;Mit viel Zeit im Ofen
`;

async function choose(page: Page, head: string, meaning: string): Promise<void> {
  await page.getByRole('button', { name: `“${head}” holds` }).click();
  await page.getByRole('option', { name: meaning, exact: true }).click();
}

test('a table with heads of its own is asked about once, and the next one comes in by itself', async ({
  office: page,
}) => {
  await chooseFile(page, 'speisekarte.csv', unknown);
  await expect(page.getByRole('heading', { name: 'What the columns hold' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await test.step('what is said of the columns is what comes in', async () => {
    await choose(page, 'Dazu', 'Not imported');
    const sizes = page.getByRole('textbox', { name: 'Name of the size' });
    await sizes.first().fill('Klassik');
    await sizes.last().fill('Familie');
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Pizza Margherita/ })).toContainText(
      'Klassik 8.00 · Familie 12.00',
    );
  });

  await test.step('it can be said anew before it is applied', async () => {
    await page.getByRole('button', { name: 'Columns: 3 of 4 taken · Change' }).click();
    await choose(page, 'Dazu', 'Description');
    await page.getByRole('textbox', { name: 'Name of the size' }).last().fill('Feast');
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await expect(page.getByRole('button', { name: 'Columns: 4 of 4 taken · Change' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Pizza Margherita/ })).toContainText('Feast 12.00');
    await page.getByRole('button', { name: 'Import 3 changes' }).click();
    await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
    await page.getByRole('link', { name: 'See the items' }).click();
    await expect(page.getByRole('link', { name: 'Pizza Margherita' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lasagne' })).toBeVisible();
  });

  await test.step('the next file with these heads is not asked about', async () => {
    await handIn(page, 'april.csv', unknown.replace('9,50', '9,90'));
    await expect(page.getByRole('button', { name: /^Columns as last time: 4 of 4 taken/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Lasagne/ })).toContainText('9.90');
  });
});

test('a file that cannot be read says why and what to do', async ({ office: page }) => {
  await chooseFile(page, 'menu.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  await expect(page.getByText('This file cannot be imported')).toBeVisible();
  await expect(page.getByText('old Excel workbook (XLS)', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
});

/** A table of so many dishes, which takes seconds to read and to apply. */
const largeTable = (dishes: number) =>
  [
    'Category,Name,Price',
    ...Array.from({ length: dishes }, (_, at) => `Soups ${at % 40},Soup ${at},${4 + (at % 9)}`),
  ].join('\n');

test('a large menu is followed from other pages, while it is read and while it comes in', async ({
  office: page,
  context,
}) => {
  await chooseFile(page, 'large-menu.csv', largeTable(6000));
  await expect(page.getByRole('progressbar', { name: 'Reading large-menu.csv' })).toBeVisible();
  const notice = page.getByRole('region', { name: 'Import', exact: true });
  await expect(notice).toHaveCount(0);
  const items = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Items', exact: true });

  await test.step('another page says that it is read, and leads there once it is', async () => {
    await items.click();
    await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
    await expect(notice).toContainText('Reading large-menu.csv');
    expect(await axeViolations(page)).toEqual([]);
    await expect(notice).toContainText('large-menu.csv is read');
    await notice.getByRole('link', { name: 'Look at it' }).click();
    await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  const other = await context.newPage();
  const noticeThere = other.getByRole('region', { name: 'Import', exact: true });
  await test.step('what waits is no news in a tab that did not see it run', async () => {
    const asked = other.waitForResponse((answer) => answer.url().includes('/online-menu/imports?'));
    await other.goto('/menu-management/categories');
    await asked;
    await expect(other.getByRole('link', { name: /^Guests see/ })).toBeVisible();
    await expect(noticeThere).toHaveCount(0);
  });

  await test.step('every tab of the person says how far it comes in, and what came of it', async () => {
    await page.getByRole('button', { name: 'Import 6,040 changes' }).click();
    await items.click();
    for (const there of [notice, noticeThere]) {
      await expect(there).toContainText(/Applying large-menu\.csv|is imported/);
      await expect(there).toContainText('large-menu.csv is imported: 6,040 changes');
    }
  });

  await test.step('it stands over a reload until it is closed or was seen', async () => {
    await page.reload();
    await expect(notice).toContainText('large-menu.csv is imported');
    await notice.getByRole('link', { name: 'Show what changed' }).click();
    await expect(page.getByRole('heading', { name: 'Menu imported' })).toBeVisible();
    await items.click();
    await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await noticeThere.getByRole('button', { name: 'Close' }).click();
    await expect(noticeThere).toHaveCount(0);
  });
});
