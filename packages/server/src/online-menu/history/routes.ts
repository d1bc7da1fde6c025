import { reading, writing, type Handlers } from '../../http/call.ts';
import { assertNotRunning } from '../../list-jobs/begin-job.ts';
import { pageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import { toldTo } from './entities.ts';
import { noteUndone } from './repository.ts';
import { listChanges, listPeople } from './service.ts';
import { undoBatch } from './undo-batch.ts';
import { isUndoneInPieces, undoInPieces } from './undo-in-pieces.ts';
import { undoChange } from './undo.ts';

const moment = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant));

/** Handlers of the contract's `/online-menu/changes`. */
export const historyHandlers = {
  listChanges: reading<'listChanges'>(async ({ query, staff }, tx) => {
    const { entity, entityId, staffId, batchId } = query;
    const told = toldTo(staff.permissions);
    if (entity !== undefined && !told.includes(entity)) throw new Problem('C_010');
    const filter = {
      entities: entity === undefined ? told : [entity],
      entityId,
      staffId,
      batchId,
      from: moment(query.from),
      to: moment(query.to),
    };
    const { rows, ...page } = await listChanges(tx, filter, pageRequest(query, '-id'));
    return { status: 200, data: { items: rows, page } };
  }),

  listChangePeople: reading<'listChangePeople'>(async ({ staff }, tx) => ({
    status: 200,
    data: await listPeople(tx, toldTo(staff.permissions)),
  })),

  undoChange: writing<'undoChange'>(async ({ staff, params, body }, tx) => ({
    status: 200,
    data: await undoChange(tx, staff, params.changeId, body),
  })),

  undoChangeBatch: writing<'undoChangeBatch'>(async ({ staff, params: { batchId } }, tx) => {
    await assertNotRunning(tx, batchId);
    if (!(await isUndoneInPieces(tx, batchId))) {
      const data = await undoBatch(tx, staff, batchId);
      await noteUndone(tx, batchId, data.batchId);
      return { status: 200, data };
    }
    const { shown, begun } = await undoInPieces(tx, staff, batchId);
    await noteUndone(tx, batchId, begun.batchId);
    return { status: 202, data: { job: shown }, begins: begun };
  }),
} satisfies Handlers;
