import { open, reading, writing, type Handlers } from '../../http/call.ts';
import type { Services } from '../../shared/services.ts';
import { Problem } from '../../shared/problem.ts';
import { paperContent } from './paper.ts';
import type { Printer } from './printer.ts';
import { keepPrint } from './prints.ts';
import { allergenMatrix } from './service.ts';

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
      const read = async () =>
        database.readRestaurant(restaurantId, (tx) => paperContent(tx, query.printId, query));
      const { bytes, fileName } = await printer.print(restaurantId, read, request.raw.socket);
      return { status: 200, file: { bytes, contentType: 'application/pdf', fileName } };
    }),
  } satisfies Handlers;
}
