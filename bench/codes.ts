import type { Menu, Restaurant, TableSection } from '@cardamom/api-types';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { sheetsOf } from '../packages/server/src/online-menu/qr-codes/pdf/sheets.ts';
import {
  cutOut,
  printedPages,
  readCode,
  type Pixels,
} from '../packages/server/test/support/printed-codes.ts';
import { startServer } from './server.ts';
import { register, session, type BenchedSession } from './session.ts';

const tableCount = 100;
const run = promisify(execFile);

/** What `zbarimg` reads from a picture; undefined where it is not installed, null where it reads nothing. */
async function readByZbar(
  { data, width, height }: Pixels,
  folder: string,
): Promise<string | null | undefined> {
  const path = join(folder, 'code.png');
  await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png()
    .toFile(path);
  try {
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', path]);
    return stdout.trim();
  } catch (error) {
    return (error as { code?: unknown }).code === 'ENOENT' ? undefined : null;
  }
}

interface Read {
  sizeMm: number;
  seconds: number;
  pages: number;
  jsQR: number;
  zbar: number | 'not installed';
}

/** The batch PDF of a size, printed at 300 dots an inch and read code by code; null where the product refuses the size. */
async function readBatch(
  origin: string,
  cookies: string,
  sizeMm: number,
  links: readonly string[],
  folder: string,
): Promise<Read | null> {
  const began = performance.now();
  const path = `/api/online-menu/qr-codes/file?allTables=true&sizeMm=${sizeMm}`;
  const response = await fetch(origin + path, { headers: { cookie: cookies } });
  if (response.status === 422) return null;
  if (!response.ok) throw new Error(`The batch answered ${response.status}: ${await response.text()}`);
  const pdf = Buffer.from(await response.arrayBuffer());
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  const pages = await printedPages(pdf);
  const { cards } = sheetsOf('A4', sizeMm);
  const read = { jsQR: 0, zbar: 0 };
  let hasZbar = true;
  for (const [index, link] of links.entries()) {
    const page = pages[Math.floor(index / cards.length)];
    const card = cards[index % cards.length];
    if (!page || !card) throw new Error('The PDF has fewer codes than tables.');
    const cut = await cutOut(page, card);
    if (readCode(cut) === link) read.jsQR += 1;
    const byZbar = await readByZbar(cut, folder);
    hasZbar &&= byZbar !== undefined;
    if (byZbar === link) read.zbar += 1;
  }
  return { sizeMm, seconds, pages: pages.length, ...read, ...(!hasZbar && { zbar: 'not installed' }) };
}

/** Renames the restaurant's address, its menus and all tables; returns where each table's code must lead from now on. */
async function renameAll({ call }: BenchedSession, section: TableSection): Promise<string[]> {
  const restaurantUrl = `renamed-${section.id.slice(-8)}`;
  const { version } = (await call<Restaurant>('GET', '/settings/restaurant')).data;
  await call('PATCH', '/settings/restaurant', { restaurantUrl }, version);
  const menus = (await call<{ items: Menu[] }>('GET', '/online-menu/menus')).data.items;
  for (const menu of menus)
    await call('PATCH', `/online-menu/menus/${menu.id}`, { name: `${menu.name}, renamed` }, menu.version);
  const tables = section.tables.map(({ position }) => ({ position, label: `Renamed ${position}` }));
  const path = `/settings/table-sections/${section.id}`;
  await call('PATCH', path, { name: 'Renamed', tables }, section.version);
  return tables.map(({ label }) => `/qr-menu/${restaurantUrl}?table=${label.replace(' ', '+')}`);
}

/** Prints the codes of 100 tables, reads each as two readers do, at 2 cm and smaller, renames everything and follows them. */
export async function benchmarkCodes(): Promise<void> {
  const server = await startServer({ REGISTRATION: 'open', SEED_DEMO: 'false' });
  const folder = await mkdtemp(join(tmpdir(), 'cardamom-codes-'));
  try {
    const { cookies } = await register(server.origin, 'Bench');
    const house = session(server.origin, { cookies });
    const section = (
      await house.call<TableSection>('POST', '/settings/table-sections', { name: 'Hall', tableCount })
    ).data;
    const links = section.tables.map(({ shortUrl }) => shortUrl);
    const rows: Read[] = [];
    for (let sizeMm = 20; ; sizeMm -= 1) {
      const read = await readBatch(server.origin, cookies, sizeMm, links, folder);
      if (read === null) break;
      rows.push(read);
    }
    const expected = await renameAll(house, section);
    const led = await Promise.all(
      links.map(async (link) => (await fetch(link, { redirect: 'manual' })).headers.get('location')),
    );
    const right = led.filter((location, index) => location === expected[index]).length;
    console.log(
      `Codes of ${tableCount} tables such as ${links[0]}, on A4 at 300 dots an inch; smaller is refused.`,
    );
    console.table(rows);
    console.log(
      `After restaurant, menus and tables were renamed, ${right} / ${tableCount} lead to their table.`,
    );
    const isWrong = ({ jsQR, zbar }: Read) =>
      jsQR < tableCount || (typeof zbar === 'number' && zbar < tableCount);
    if (right < tableCount || rows.some(isWrong)) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
