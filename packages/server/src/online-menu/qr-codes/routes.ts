import type { QrCodeCheck } from '@cardamom/api-types';
import { openFileStore } from '../../files/file-store.ts';
import { open, type FileAnswer, type Handlers, type QueryOf, type Session } from '../../http/call.ts';
import type { Printer } from '../../shared/paper/printer.ts';
import { Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { checkCode } from './check.ts';
import { codesToPrint, type CodesToPrint, type Wanted } from './codes.ts';
import { codeFile } from './file.ts';
import { findLogo, readLogo } from './logo.ts';
import type { CodeLook } from './picture/code-drawing.ts';

/** The contract fills in whatever else is left out. */
type Filled<Query> = Required<Omit<Query, keyof Wanted>> & Wanted;
type Order = CodesToPrint & { readonly look: CodeLook };

/** Handlers of the contract's `/online-menu/qr-codes`. */
export function qrCodeHandlers({ config, database }: Services, printer: Printer) {
  const store = openFileStore(config.dataDir);

  /** What is asked for, read in one transaction that is over before anything is drawn. */
  async function orderOf({ restaurantId }: Session, query: Filled<QueryOf<'checkQrCode'>>): Promise<Order> {
    const { logo, ...codes } = await database.readRestaurant(restaurantId, async (tx) => ({
      ...(await codesToPrint(tx, config.publicUrl, query)),
      logo: query.hasLogo ? await findLogo(tx) : null,
    }));
    const { sizeMm, foreground, background } = query;
    const look = {
      sizeMm,
      foreground,
      background,
      logo: logo && (await readLogo(store, logo, background)),
    };
    return { ...codes, look };
  }

  return {
    checkQrCode: open<'checkQrCode'>(
      async ({ staff, query }): Promise<{ status: 200; data: QrCodeCheck }> => {
        if (staff === undefined) throw new Problem('C_009');
        const filled = query as Filled<typeof query>;
        return { status: 200, data: await checkCode(await orderOf(staff, filled), filled) };
      },
    ),

    downloadQrCode: open<'downloadQrCode'>(
      async ({ staff, query, request }): Promise<{ status: 200; file: FileAnswer }> => {
        if (staff === undefined) throw new Problem('C_009');
        const filled = query as Filled<typeof query>;
        const order = await orderOf(staff, filled);
        const inTurn: Parameters<typeof codeFile>[2] = (work) =>
          printer.inTurn(staff.restaurantId, request.raw.socket, work);
        return { status: 200, file: await codeFile(order, filled, inTurn) };
      },
    ),
  } satisfies Handlers;
}
