import type { OperationId } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

/**
 * The structured log, one JSON line an entry, on stderr. It is given ids, never bodies, cookies, tokens,
 * e-mails or query strings; of an error it keeps kind, message, code and stack.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      serializers: {
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          message: error.message,
          code: error.code,
          stack: error.stack,
        }),
      },
    },
    pino.destination({ fd: 2, sync: false }),
  );
}

/** Logs each finished operation; guests' reads only when they fail. */
export function logOperations(app: FastifyInstance, isQuiet: (operationId: OperationId) => boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId } = request.routeOptions.config;
    const isFailure = reply.statusCode >= 500;
    if (operationId !== undefined && (isFailure || !isQuiet(operationId))) {
      request.log.info({
        operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        restaurantId: request.staff?.restaurantId,
      });
    }
    done();
  });
}
