import { operations, type OperationId } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { diskFull } from '../shared/problem.ts';

/** What grows by megabytes, or for everybody who comes along. */
const large = new Set<OperationId>([
  'uploadImage',
  'uploadMyPicture',
  'createImport',
  'applyImport',
  'register',
  'addRestaurant',
]);

/** What a service cannot wait for, and what makes room: nearly nothing is written. */
const needed = new Set<OperationId>(['changeAvailability', 'setItemAvailability', 'setOptionAvailability']);

/** How much room there is to store, and who hears that there was none. */
export type RoomLeft = {
  room(): Promise<'enough' | 'little' | 'none'>;
  noteRefusal(error: unknown): boolean;
};

function isNeeded(operationId: OperationId): boolean {
  return needed.has(operationId) || operations[operationId].path.startsWith('/api/authentication/');
}

/**
 * Keeps room for signing in: with little left, what is large is refused with CM_DISK_FULL before it is read, with hardly
 * any left whatever is not needed in service. Where the database is elsewhere, only what fills the data folder is.
 */
export function keepRoom(app: FastifyInstance, disk: RoomLeft, isDatabaseHere: boolean): void {
  app.addHook('preParsing', async (request) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined || operations[operationId].method === 'GET') return;
    const room = await disk.room();
    if (room === 'enough') return;
    if (large.has(operationId)) throw diskFull();
    if (room === 'none' && isDatabaseHere && !isNeeded(operationId)) throw diskFull();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    disk.noteRefusal(error);
    done();
  });
}
