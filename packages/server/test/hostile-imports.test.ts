import type { Import } from '@cardamom/api-types';
import { zipSync } from 'fflate';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { converse } from '../src/online-menu/imports/converse.ts';
import type { Asks, Work } from '../src/online-menu/imports/reader/messages.ts';
import {
  deepSections,
  distantRow,
  emptyRows,
  endlessDirectory,
  endlessPage,
  equalNames,
  farColumn,
  lyingArchive,
  manyItems,
  shortRows,
} from './support/hostile-files.ts';
import { beginApplying, bodyOf, ended, importOf, preview, type FileOf } from './support/imports.ts';
import { longestPause } from './support/pauses.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant({ defaultCurrency: 'EUR' });
});
afterAll(() => server.stop());

/** What nobody else on the server may have to wait, in ms of this thread's processor time. */
const longestWaitOfOthers = 250;

/** The same while thousands of dishes come in, for which a thread would work for seconds: a busy machine stretches processor time as well. */
const longestWaitBesideThousands = 1000;

/** Hands a file in; returns what became of it and how long others were kept waiting. */
async function attack(file: FileOf) {
  const body = await bodyOf([file]);
  return longestPause(async () => {
    const answer = await owner.request('createImport', body);
    expect(answer.status).toBe(201);
    return ended(owner, answer.body.data.id as string);
  });
}

const archiveOf = (name: string, content: Uint8Array) => zipSync({ [name]: content }, { level: 1 });

test.each<readonly [string, () => FileOf, string]>([
  ['an archive that claims 4,000,000,000 files', () => ['a.zip', endlessDirectory()], 'no menu among'],
  [
    'an archive of more files than may be',
    () => [
      'a.zip',
      zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.png`, new Uint8Array()]))),
    ],
    'more than 2000 files',
  ],
  [
    'an archive that lies about its sizes',
    () => ['a.zip', lyingArchive('menu.csv', 150)],
    'cannot be unpacked',
  ],
  [
    'a Word document that lies about its sizes',
    () => ['a.docx', lyingArchive('word/document.xml', 150)],
    'cannot be unpacked',
  ],
  [
    'a workbook that lies about its sizes',
    () => ['a.xlsx', lyingArchive('xl/workbook.xml', 150)],
    'cannot be unpacked',
  ],
  ['a workbook with row 1,000,000,000', () => ['a.xlsx', distantRow()], 'more than 20000 rows'],
  ['a workbook of 1,000,000 rows', () => ['a.xlsx', emptyRows(1_000_000)], 'more than 20000 rows'],
  ['a workbook with cells in a far column', () => ['a.xlsx', farColumn(5000)], 'more than 1000000 cells'],
  ['a table of 9,000,000 rows', () => ['a.csv', shortRows(9_000_000)], 'more than 20000 rows'],
  [
    'a table of 9,000,000 columns',
    () => ['a.csv', `Name${','.repeat(9_000_000)}`],
    'more than 1000000 cells',
  ],
  [
    'a table with one endless cell',
    () => ['a.csv', `Name\n"${'x'.repeat(900_000)}"`],
    'more than 32767 characters',
  ],
  [
    'a table in an archive',
    () => ['a.zip', archiveOf('menu.csv', shortRows(9_000_000))],
    'more than 20000 rows',
  ],
  ['100,000 dishes in JSON', () => ['a.json', manyItems(100_000)], '100000 entries; 20000 are the most'],
  ['JSON of 10,000 levels', () => ['a.json', deepSections(10_000)], 'nested more than 50 deep'],
  ['JSON of 9,000,000 levels', () => ['a.json', '['.repeat(9_000_000)], 'nested more than 50 deep'],
  ['JSON of 5,000,000 values', () => ['a.json', `[${'1,'.repeat(5_000_000)}1]`], 'more than 1500000 values'],
])('%s is refused, and nobody waits for it', async (_name, file, problem) => {
  const { result, pauseMs } = await attack(file());
  expect([result.state, result.problem]).toEqual(['FAILED', expect.stringContaining(problem)]);
  expect(pauseMs).toBeLessThan(longestWaitOfOthers);
});

test('a PDF whose page unpacks to gigabytes is read no further than memory or time allow', async () => {
  const answer = await owner.request('createImport', await bodyOf([['a.pdf', endlessPage()]]));
  const { id } = answer.body.data as Import;
  const isOver = async () => expect((await importOf(owner, id)).state).toBe('FAILED');
  await vi.waitFor(isOver, { timeout: 150_000, interval: 200 });
  expect((await importOf(owner, id)).problem).toContain('needs more memory or time');
}, 160_000);

test('a process that runs out of memory dies alone, and the person is told', async () => {
  const grow = `process.on('message', () => { const all = new Set(); for (let at = 0; ; at += 1) all.add('k' + at); })`;
  const child = spawn(process.execPath, ['--max-old-space-size=20', '-e', grow], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const talk = converse(child, {} as Work, {} as Asks, new AbortController().signal);
  await expect(talk).rejects.toThrow(/needs more memory or time/u);
});

test('20,000 dishes of one name come in numbered, and nobody waits for it', async () => {
  const { result, pauseMs } = await attack(['a.json', equalNames(19_900)]);
  expect([result.state, result.counts[1]]).toMatchObject(['READY', { entity: 'ITEM', new: 19_900 }]);
  expect(pauseMs).toBeLessThan(longestWaitBesideThousands);
  await owner.request('cancelImport', { params: { importId: result.id } });
});

describe('a large import', () => {
  const dishes = Array.from({ length: 3000 }, (_, index) => `Dish ${index},Mains,5.00,"salt, pepper"`);
  const table = `Name,Category,Price,Ingredients\n${dishes.join('\n')}\n`;

  test('comes in whole and at once, while others read and write', async () => {
    const busy = await server.registerRestaurant({ defaultCurrency: 'EUR' });
    const { id } = await preview(busy, ['menu.csv', table]);
    const { result: seen, pauseMs } = await longestPause(async () => {
      await beginApplying(busy, id);
      const counts = new Set<number>();
      for (let at = 0; (await importOf(busy, id)).state === 'APPLYING'; at += 1) {
        const items = await busy.request('listItems', { query: { limit: '1' } });
        const history = await busy.request('listChanges', { query: { entity: 'ITEM', limit: '1' } });
        counts.add(items.body.data.page.total as number).add(history.body.data.page.total as number);
        expect((await busy.request('createCategory', { body: { name: `Beside ${at}` } })).status).toBe(201);
      }
      return counts;
    });
    expect(await importOf(busy, id)).toMatchObject({ state: 'APPLIED', problem: null });
    expect([...seen].filter((count) => count !== 0 && count !== 3000)).toEqual([]);
    const items = await busy.request('listItems', { query: { limit: '1' } });
    expect(items.body.data.page.total).toBe(3000);
    expect(pauseMs).toBeLessThan(longestWaitBesideThousands);
  });
});
