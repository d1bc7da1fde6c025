import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** Whether the process wants new requests; false while it drains. */
export type Readiness = { isReady: boolean };

/** `/livez`: the process runs. `/readyz`: it wants requests and its database answers, else 503. */
export async function healthRoutes(
  app: FastifyInstance,
  { database, readiness }: { database: Database; readiness: Readiness | undefined },
): Promise<void> {
  app.get('/livez', () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    if (readiness?.isReady === false) return reply.status(503).send('draining');
    try {
      await database.ping();
      return 'ok';
    } catch {
      return reply.status(503).send('database');
    }
  });
}
