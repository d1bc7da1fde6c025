import { readdir, readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import Pdf from 'pdfkit';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetPeak, peakMemoryOf } from '../attacks/probe.ts';
import type { BenchedServer } from '../server.ts';
import { session, type BenchedSession } from '../session.ts';
import { handIn, newRestaurant, untilDone, type HandedIn } from './person.ts';

const rows = 15_000;
const megabyte = 1024 * 1024;

/** The menu as its export has it, but for what a reading makes new. */
async function menuOf(origin: string, cookies: string): Promise<string> {
  const answer = await fetch(`${origin}/api/online-menu/export?format=json`, {
    headers: { cookie: cookies, 'sec-fetch-site': 'same-origin' },
  });
  return (await answer.text()).replaceAll(/"(?:mark|exportedAt)":\s*"[^"]*",?/gu, '');
}

async function undone({ call }: BenchedSession, batchId: string): Promise<void> {
  const { data } = await call('POST', `/online-menu/change-batches/${batchId}/undo`, undefined);
  const { job } = data as { job?: { id: string } };
  if (job === undefined) return;
  for (;;) {
    const answer = await call('GET', `/online-menu/list-jobs/${job.id}`, undefined);
    const { state } = answer.data as { state: string };
    if (state !== 'RUNNING') return;
    await wait(50);
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Fifteen thousand rows beside a menu that is there: how long it takes to read, to apply and to take back, and whether the menu is as before. */
export async function manyRows(origin: string): Promise<void> {
  const { cookies } = await newRestaurant(origin);
  const person = session(origin, { cookies });
  const bring = async (count: number, name: string) => {
    const lines = Array.from(
      { length: count },
      (_, at) => `Part ${at % 40},${name} ${at},${at % 90}.50,With bread`,
    );
    const bytes = Buffer.from(`Category,Name,Price,Description\n${lines.join('\n')}\n`);
    const began = performance.now();
    const { id } = await handIn(origin, cookies, [{ name: 'menu.csv', bytes }]);
    await untilDone(person, id);
    const read = performance.now();
    await person.call('POST', `/online-menu/imports/${id}/apply`, {});
    const { batchId, state } = await untilDone(person, id);
    if (state !== 'APPLIED' || batchId === null) throw new Error(`An import of ${count} rows is ${state}.`);
    return { batchId, reading: read - began, applying: performance.now() - read };
  };
  await bring(60, 'House dish');
  const before = await menuOf(origin, cookies);
  const { batchId, reading, applying } = await bring(rows, 'Dish');
  const began = performance.now();
  await undone(person, batchId);
  const undoing = performance.now() - began;
  const isEqual = (await menuOf(origin, cookies)) === before;
  console.log(
    `${rows} rows: read in ${seconds(reading)}, applied in ${seconds(applying)}, undone in ${seconds(undoing)}; ` +
      `the menu is ${isEqual ? 'equal to before' : 'NOT equal to before'}`,
  );
}

async function pdfOf(
  options: ConstructorParameters<typeof Pdf>[0],
  draw: (page: InstanceType<typeof Pdf>) => void,
): Promise<Buffer> {
  const pdf = new Pdf(options);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  draw(pdf);
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(parts);
}

const wordMenu = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
  <w:p><w:r><w:t>Suppen</w:t></w:r></w:p><w:p><w:r><w:t>Tomatensuppe 5,90 €</w:t></w:r></w:p>
  <w:p><w:r><w:t>Minestrone 6,20 €</w:t></w:r></w:p></w:body></w:document>`;

const sheetName = 'xl/workbook.xml';

async function files(): Promise<HandedIn[]> {
  const zeros = new Uint8Array(100 * megabyte);
  return [
    {
      name: 'a Word document with a macro.docx',
      bytes: zipSync({
        'word/document.xml': strToU8(wordMenu),
        'word/vbaProject.bin': strToU8('Sub AutoOpen()'),
      }),
    },
    {
      name: 'a workbook that unpacks to 200 MB.xlsx',
      bytes: zipSync({
        [sheetName]: strToU8('<workbook/>'),
        'xl/worksheets/sheet1.xml': zeros,
        'xl/a.xml': zeros,
      }),
    },
    { name: '60 MB.csv', bytes: new Uint8Array(60 * megabyte).fill(97) },
    {
      name: 'a locked PDF.pdf',
      bytes: await pdfOf({ userPassword: 'secret' }, (page) => page.text('Tea 3,00')),
    },
    {
      name: 'a PDF of 5,000 pages.pdf',
      bytes: await pdfOf({}, (page) => {
        for (let count = 1; count < 5000; count += 1) page.addPage();
      }),
    },
    {
      name: '2,000 columns.csv',
      bytes: Buffer.from(
        Array.from({ length: 400 }, (_, row) =>
          Array.from({ length: 2000 }, (_cell, at) => (row === 0 ? `Head ${at}` : `${at}`)).join(','),
        ).join('\n'),
      ),
    },
    {
      name: 'an archive that is called a table.csv',
      bytes: zipSync({ 'menu.txt': strToU8('Suppen\nTomatensuppe 5,90 €\nMinestrone 6,20 €\n') }),
    },
    { name: 'a picture that is called a PDF.pdf', bytes: Buffer.from('\x89PNG\r\n\x1A\n rest', 'latin1') },
  ];
}

/** The server and the process that it reads files in. */
async function processesOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return [pid, ...children.join(' ').split(/\s+/u).filter(Boolean).map(Number)];
}

const peakOf = async (pid: number): Promise<number> =>
  Math.max(
    ...(await Promise.all((await processesOf(pid)).map(async (one) => peakMemoryOf(one).catch(() => 0)))),
  );

/** What a person reads of files that are no menus, or lie, and how much memory the process takes that holds most. */
export async function wrongFiles({ origin, pid }: BenchedServer): Promise<void> {
  const { cookies } = await newRestaurant(origin);
  const person = session(origin, { cookies });
  const told: Record<string, object> = {};
  for (const file of await files()) {
    for (const one of await processesOf(pid)) await forgetPeak(one).catch(() => undefined);
    const began = performance.now();
    const { id, message } = await handIn(origin, cookies, [file]).catch((error: unknown) => ({
      id: '',
      message: String(error),
    }));
    const imported = id === '' ? null : await untilDone(person, id);
    const items = imported?.counts.find(({ entity }) => entity === 'ITEM')?.new ?? 0;
    told[file.name] = {
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
      'peak MB': Math.round(await peakOf(pid)),
      reads: imported?.problem ?? (imported === null ? message : `${imported.state}, ${items} dishes`),
    };
  }
  console.log('Files that are none, lie, or are too large');
  console.table(told);
}
