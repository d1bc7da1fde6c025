import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Pdf from 'pdfkit';
import writeWorkbook from 'write-excel-file/node';
import { launchBrowser } from '../browser.ts';
import { legendLine, sections, type TrueDish } from './truth.ts';
import { typedMenu, type MenuFile } from './tables.ts';

const run = promisify(execFile);
const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letters = ({ codes }: TrueDish) => (codes.length === 0 ? '' : ` (${codes.join(',')})`);
const prices = ({ sizes }: TrueDish) =>
  sizes.map(({ name, price }) => `${name} ${comma(price)} €`.trim()).join('  ');

/** How a page of the menu is laid out. */
type Layout = 'one column' | 'two columns' | 'dots' | 'table';

const styles: Readonly<Record<Layout, string>> = {
  'one column': '.dish { display: flex; justify-content: space-between; }',
  'two columns': 'main { columns: 2; } .dish { display: flex; justify-content: space-between; gap: 1em; }',
  dots: '.dish { display: flex; } .dots { flex: 1; overflow: hidden; white-space: nowrap; direction: rtl; }',
  table: 'table { width: 100%; } td:last-child { text-align: end; }',
};

function dishIn(layout: Layout, dish: TrueDish): string {
  const name = escaped(dish.name + letters(dish));
  const text = dish.description === '' ? '' : `<div class="text">${escaped(dish.description)}</div>`;
  if (layout === 'table') return `<tr><td>${name}${text}</td><td>${prices(dish)}</td></tr>`;
  const dots = layout === 'dots' ? `<span class="dots">${'. '.repeat(120)}</span>` : '';
  return `<div class="dish"><span>${name}</span>${dots}<span class="price">${prices(dish)}</span></div>${text}`;
}

function pageOf(layout: Layout): string {
  const parts = sections.map(([section, dishes]) => {
    const inside = dishes.map((dish) => dishIn(layout, dish)).join('');
    return `<h2>${escaped(section)}</h2>${layout === 'table' ? `<table>${inside}</table>` : inside}`;
  });
  return `<!doctype html><meta charset="utf-8"><style>body { font: 11pt serif; } h2 { break-after: avoid; }
    .price { white-space: nowrap; } .text { font-size: 9pt; font-style: italic; } ${styles[layout]}</style>
    <h1>Trattoria Da Ana</h1><main>${parts.join('')}</main><p>${legendLine}</p>`;
}

async function printed(layouts: readonly Layout[]): Promise<MenuFile[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const files: MenuFile[] = [];
  for (const layout of layouts) {
    await page.setContent(pageOf(layout));
    files.push({
      name: `Chromium, ${layout}.pdf`,
      bytes: await page.pdf({ format: 'A4' }),
      saysAllergens: true,
    });
  }
  await browser.close();
  return files;
}

/** Has LibreOffice print files; there is none where it is not installed. */
async function office(
  sources: readonly { title: string; name: string; content: string | Buffer; program: string }[],
): Promise<MenuFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cardamom-bench-pdf-'));
  const files: MenuFile[] = [];
  try {
    for (const { title, name, content, program } of sources) {
      const source = join(folder, name);
      await writeFile(source, content);
      const settings = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      await run('soffice', [
        settings,
        '--headless',
        `--convert-to`,
        `pdf:${program}`,
        '--outdir',
        folder,
        source,
      ]);
      files.push({
        name: `${title}.pdf`,
        bytes: await readFile(source.replace(/\.\w+$/u, '.pdf')),
        saysAllergens: true,
      });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return files;
}

/** The menu as groff's -ms sets it, prices at a tab at the right. */
async function groff(): Promise<MenuFile[]> {
  const source = sections.flatMap(([section, dishes]) => [
    `.SH\n${section}\n.LP`,
    '.ta 6iR',
    ...dishes.flatMap((dish) => [
      `${dish.name}${letters(dish)}\t${prices(dish)}\n.br`,
      ...(dish.description === '' ? [] : [`.I "${dish.description}"\n.br`]),
    ]),
  ]);
  const text = `.TL\nTrattoria Da Ana\n${source.join('\n')}\n.LP\n${legendLine}\n`;
  const child = run('groff', ['-K', 'utf8', '-ms', '-Tpdf'], { encoding: 'buffer', maxBuffer: 1e8 });
  child.child.stdin?.end(text);
  return [{ name: 'groff.pdf', bytes: (await child).stdout, saysAllergens: true }];
}

/** Draws the menu with a library, as many programs do: each line as one text, or its price before its name. */
async function drawn(isWhole: boolean): Promise<MenuFile> {
  const pdf = new Pdf({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  let y = 50;
  const line = (text: string, size: number, right = '') => {
    if (y > 780) {
      pdf.addPage();
      y = 50;
    }
    pdf.font('Helvetica').fontSize(size);
    if (isWhole) pdf.text(right === '' ? text : `${text}   ${right}`, 50, y, { lineBreak: false });
    else {
      if (right !== '') pdf.text(right, 545 - pdf.widthOfString(right), y, { lineBreak: false });
      pdf.text(text, 50, y, { lineBreak: false });
    }
    y += size * 1.5;
  };
  line('Trattoria Da Ana', 22);
  for (const [section, dishes] of sections) {
    y += 10;
    line(section, 16);
    for (const dish of dishes) {
      line(dish.name + letters(dish), 11, prices(dish));
      if (dish.description !== '') line(dish.description, 9);
    }
  }
  line(legendLine, 8);
  pdf.end();
  await once(pdf, 'end');
  const name = isWhole ? 'pdfkit, whole lines.pdf' : 'pdfkit, prices first.pdf';
  return { name, bytes: Buffer.concat(chunks), saysAllergens: true };
}

const row = (...texts: string[]) => texts.map((value) => ({ value, type: String }));

/** The menu as a sheet: names, texts and prices in columns that are wide enough. */
async function sheetOf(): Promise<Buffer> {
  const data = sections.flatMap(([section, dishes]) =>
    [row(section)].concat(
      dishes.map((dish) => row(dish.name + letters(dish), dish.description, prices(dish))),
    ),
  );
  const columns = [{ width: 32 }, { width: 42 }, { width: 26 }];
  return writeWorkbook([
    { sheet: 'Karte', data: [...data, row(legendLine)], columns, orientation: 'landscape' },
  ]).toBuffer();
}

/** Ten PDFs of the menu from five programs; those of programs that are not installed are left out, and said. */
export async function menuPdfs(): Promise<MenuFile[]> {
  const asHtml = pageOf('table');
  const sheet = await sheetOf();
  const tries: [string, () => Promise<MenuFile[]>][] = [
    ['Chromium', () => printed(['one column', 'two columns', 'dots', 'table'])],
    [
      'LibreOffice',
      () =>
        office([
          {
            title: 'LibreOffice Writer, text',
            name: 'typed.txt',
            content: typedMenu(),
            program: 'writer_pdf_Export',
          },
          {
            title: 'LibreOffice Writer, table',
            name: 'menu.html',
            content: asHtml,
            program: 'writer_web_pdf_Export',
          },
          { title: 'LibreOffice Calc', name: 'table.xlsx', content: sheet, program: 'calc_pdf_Export' },
        ]),
    ],
    ['groff', groff],
    ['pdfkit', async () => [await drawn(true), await drawn(false)]],
  ];
  const files: MenuFile[] = [];
  for (const [program, make] of tries) {
    try {
      files.push(...(await make()));
    } catch (error) {
      console.error(`No PDF of ${program}: ${String(error).slice(0, 200)}`);
    }
  }
  return files;
}
