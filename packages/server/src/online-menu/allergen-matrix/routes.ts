import { open, reading, writing, type Handlers } from '../../http/call.ts';
import type { Services } from '../../shared/services.ts';
import type { Printer } from '../../shared/paper/printer.ts';
import { Problem } from '../../shared/problem.ts';
import { paperContent } from './paper.ts';
import type { drawMatrix } from './pdf/draw-matrix.ts';
import { keepPrint } from './prints.ts';
import { allergenMatrix } from './service.ts';

type Drawn = Awaited<ReturnType<typeof drawMatrix>>;

/** Handlers of the contract's `/online-menu/allergen-matrix`. */
export function allergenMatrixHandlers({ database }: Services, printer: Printer) {
  return {
    getAllergenMatrix: reading<'getAllergenMatrix'>(async ({ query }, tx) => ({
      status: 200,
      data: await allergenMatrix(tx, query),
    })),

    createMatrixPrint: writing<'createMatrixPrint'>(async ({ staff, body }, tx) => ({
      status: 201,
      data: await keepPrint(tx, staff.staffId, body),
    })),

    getAllergenMatrixPdf: open<'getAllergenMatrixPdf'>(async ({ staff, query, request }) => {
      if (staff === undefined) throw new Problem('C_009');
      const { restaurantId } = staff;
      return printer.inTurn(restaurantId, request.raw.socket, async (onThread) => {
        const { sections, facts, fileName } = await database.readRestaurant(restaurantId, (tx) =>
          paperContent(tx, query.printId, query),
        );
        const module = new URL('pdf/draw-matrix.ts', import.meta.url);
        const drawn = (await onThread(module, 'drawMatrix', { sections, facts })) as Drawn;
        const file = { bytes: Buffer.from(drawn.buffer), contentType: 'application/pdf', fileName };
        return { status: 200, file };
      });
    }),
  } satisfies Handlers;
}
