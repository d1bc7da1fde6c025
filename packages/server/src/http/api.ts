import multipart from '@fastify/multipart';
import { largestBodyOf, operations, type OperationId } from '@cardamom/api-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forAnyOrigin } from '../shared/for-any-origin.ts';
import { Problem } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import type { AnyHandler, Session } from './call.ts';
import { readContract } from './contract.ts';
import { requestSchemas } from './contract-routes.ts';
import { wrongShape } from './json-shape.ts';
import { limitTries, type Device } from './limit-tries.ts';
import { logOperations } from './log.ts';
import { keepRoom, type RoomLeft } from './room.ts';
import { admit, runOperation } from './run-operation.ts';
import { refuseOtherSites } from './security.ts';
import type { BegunJob } from '../shared/begun-job.ts';
import { checkRequests } from './validation.ts';

/** The largest body of JSON, in bytes, where the contract says nothing else. */
export const largestJson = 1024 * 1024;

/** What the API is made of: what each operation does, and what the domains know of a request. */
export type ApiParts = {
  readonly services: Services;
  readonly handlers: ReadonlyMap<OperationId, AnyHandler>;
  /** Begins what goes on behind an answer. */
  readonly begin: (job: BegunJob) => void;
  readonly room: RoomLeft;
  /** The largest file that may be sent, in bytes. */
  readonly largestFile: number;
  /** Who is asking; undefined for nobody we know. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | undefined>;
  /** The device that asks, where somebody signed in on it before. */
  readonly deviceOf: (request: FastifyRequest) => Device | undefined;
  /** Told every answer before it leaves; tests check it against the contract and throw. */
  readonly inspectAnswer?:
    | ((operationId: OperationId, status: number, type: string, payload: unknown) => void)
    | undefined;
};

/** What anybody may read lies below. */
const openPaths = '/api/public/';

/** Guests read often and uniformly; their requests are counted elsewhere, not logged one by one. A stream that ends after hours was not slow. */
const isQuiet = (operationId: OperationId): boolean =>
  operations[operationId].path.startsWith(openPaths) || operationId === 'listenLive';

/** Everything below `/api`, from the contract. */
export async function api(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { services, inspectAnswer } = parts;
  const { config } = services;

  await app.register(multipart, {
    limits: { fileSize: parts.largestFile, files: 1, fields: 5, fieldSize: 2000, parts: 6 },
    throwFileSizeLimit: false,
  });
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // A POST without content but with a JSON content type (sign-out) is no broken JSON.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const wrong = body === '' ? undefined : wrongShape(body);
    if (wrong) done(new Problem(wrong), undefined);
    else if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  const contract = readContract();
  checkRequests(app, contract);
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    // There is no session in it, and none comes along (no `allow-credentials`).
    if (request.url.startsWith(openPaths)) reply.headers(forAnyOrigin);
    refuseOtherSites(request, config);
    const { operationId } = request.routeOptions.config;
    if (operationId !== undefined) await admit(request, operationId, parts.sessionOf);
  });
  await limitTries(app, services, parts.deviceOf);
  keepRoom(app, parts.room, config.databaseUrl === undefined);
  logOperations(app, isQuiet);
  if (inspectAnswer) {
    app.addHook('onSend', (request, reply, payload, done) => {
      const { operationId } = request.routeOptions.config;
      if (operationId)
        inspectAnswer(operationId, reply.statusCode, String(reply.getHeader('content-type')), payload);
      done(null, payload);
    });
  }
  for (const [operationId, handler] of parts.handlers) {
    const { method, path } = operations[operationId];
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/gu, ':$1'),
      bodyLimit: largestBodyOf(operationId) ?? largestJson,
      config: { operationId },
      schema: requestSchemas(contract, operationId),
      handler: (request, reply) => runOperation(request, reply, handler, services, parts.begin),
    });
  }
  app.all('/api/*', () => {
    throw new Problem('CM_NOT_FOUND');
  });
}
