import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { DiskSpace } from './disk-space.ts';

/** Whether the process wants new requests; false while it drains. */
export type Readiness = { isReady: boolean };

/**
 * `/livez`: the process runs. `/readyz`: it wants requests and its database answers, else 503. A full disk is named, but
 * is no reason to send guests away: what they read needs no room.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { database, readiness, disk }: { database: Database; readiness: Readiness | undefined; disk: DiskSpace },
): Promise<void> {
  app.get('/livez', () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    if (readiness?.isReady === false) return reply.status(503).send('draining');
    try {
      await database.ping();
      const trouble = await disk.trouble();
      return trouble === null ? 'ok' : `ok, but ${trouble}`;
    } catch {
      return reply.status(503).send('database');
    }
  });
}
