import { openFileStore } from '../../files/file-store.ts';
import { open, type FileAnswer, type Handlers } from '../../http/call.ts';
import type { Services } from '../../shared/services.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { now } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { readCurrentMenu, type CurrentMenu } from '../imports/plan/current-menu.ts';
import { PictureNames, toDocument } from './to-document.ts';

/** Loaded with the first table: nobody else needs what writes them. */
const tables = () => import('./to-table.ts');

async function zipped(files: Record<string, Uint8Array>, level: 0 | 6): Promise<Buffer> {
  const { zipSync } = await import('fflate');
  return Buffer.from(zipSync(files, { level }));
}

type Read = { readonly menu: CurrentMenu; readonly currency: string; readonly restaurant: string };

/** Handlers of the contract's `/online-menu/export`. */
export function exportHandlers({ config, database }: Services) {
  const store = openFileStore(config.dataDir);

  async function archive({ menu, currency }: Read): Promise<Buffer> {
    const pictures = new PictureNames();
    const document = toDocument(menu, currency, pictures);
    const files: Record<string, Uint8Array> = {
      'menu.json': Buffer.from(JSON.stringify(document, null, 2)),
    };
    for (const { path, image } of pictures.all()) {
      const source = image.sources.findLast(({ format }) => format === 'jpeg');
      const bytes = source && (await store.readVariant(image.id, source.width, 'jpeg'));
      if (bytes) files[path] = bytes;
    }
    // Pictures are compressed already.
    return zipped(files, 0);
  }

  async function make(format: string, hasPictures: boolean, read: Read): Promise<FileAnswer> {
    const { menu, currency, restaurant } = read;
    const name = `${restaurant} menu ${new Date(now()).toISOString().slice(0, 10)}`;
    if (format === 'csv')
      return {
        fileName: `${name}.csv`,
        contentType: 'text/csv; charset=utf-8',
        bytes: (await tables()).toCsv(menu, currency),
      };
    if (format === 'csv-tables')
      return {
        fileName: `${name}.zip`,
        contentType: 'application/zip',
        bytes: await zipped((await tables()).toCsvTables(menu, currency), 6),
      };
    const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    if (format === 'xlsx')
      return { fileName: `${name}.xlsx`, contentType, bytes: await (await tables()).toXlsx(menu, currency) };
    if (format === 'template')
      return {
        fileName: 'Menu to fill in.xlsx',
        contentType,
        bytes: await (await tables()).toTemplate(currency),
      };
    if (hasPictures)
      return { fileName: `${name}.zip`, contentType: 'application/zip', bytes: await archive(read) };
    const document = toDocument(menu, currency, new PictureNames());
    const bytes = Buffer.from(JSON.stringify(document, null, 2));
    return { fileName: `${name}.json`, contentType: 'application/json; charset=utf-8', bytes };
  }

  return {
    exportMenu: open<'exportMenu'>(async ({ staff, query }) => {
      if (staff === undefined) throw new Problem('C_009');
      const read = await database.readRestaurant(staff.restaurantId, async (tx): Promise<Read> => {
        const { name, default_currency: currency } = await findRestaurant(tx);
        return { menu: await readCurrentMenu(tx), currency, restaurant: name };
      });
      return { status: 200, file: await make(query.format, query.pictures ?? false, read) };
    }),
  } satisfies Handlers;
}
