import multipart from '@fastify/multipart';
import { largestBodyOf, operations, type OperationId } from '@cardamom/api-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { Problem } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import type { AnyHandler, Session } from './call.ts';
import { readContract, requestsOf } from './contract.ts';
import { wrongShape } from './json-shape.ts';
import { limitTries, type Device } from './limit-tries.ts';
import { logOperations } from './log.ts';
import { keepRoom, type RoomLeft } from './room.ts';
import { admit, runOperation } from './run-operation.ts';
import { refuseOtherSites } from './security.ts';
import { checkRequests } from './validation.ts';

/** The largest body of JSON, in bytes, where the contract says nothing else. */
export const largestJson = 1024 * 1024;

/** What the API is made of: what each operation does, and what the domains know of a request. */
export type ApiParts = {
  readonly services: Services;
  readonly handlers: ReadonlyMap<OperationId, AnyHandler>;
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

/** Guests read often and uniformly; their requests are counted elsewhere, not logged one by one. */
const isRead = (operationId: OperationId): boolean => operations[operationId].path.startsWith('/api/public/');

/** Header names as node gives them: a check of `If-Match` would never see `if-match`. */
function inLowerCase(headers: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name.toLowerCase(), schema]));
}

/** Everything below `/api`, from the contract: throws when an operation of it has no handler. */
export async function api(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { services, handlers, inspectAnswer } = parts;
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
  checkRequests(app);
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    refuseOtherSites(request, config);
    const { operationId } = request.routeOptions.config;
    if (operationId !== undefined) await admit(request, operationId, parts.sessionOf);
  });
  await limitTries(app, services, parts.deviceOf);
  keepRoom(app, parts.room, config.databaseUrl === undefined);
  logOperations(app, isRead);
  app.addHook('onRoute', (route) => {
    const { operationId } = (route.schema ?? {}) as { operationId?: OperationId };
    if (operationId) {
      route.config = { ...route.config, operationId };
      route.bodyLimit = largestBodyOf(operationId) ?? largestJson;
    }
    const headers = route.schema?.headers as { properties: Record<string, object> } | undefined;
    if (headers) headers.properties = inLowerCase(headers.properties);
    // Multipart has no JSON to check; and a body without a content type must not slip past the check.
    const content = (route.schema?.body as { content?: Record<string, { schema: object }> } | undefined)
      ?.content;
    if (!route.schema || !content) return;
    if (content['application/json']) route.schema.body = content['application/json'].schema;
    else delete route.schema.body;
  });
  if (inspectAnswer) {
    app.addHook('onSend', (request, reply, payload, done) => {
      const { operationId } = request.routeOptions.config;
      if (operationId)
        inspectAnswer(operationId, reply.statusCode, String(reply.getHeader('content-type')), payload);
      done(null, payload);
    });
  }
  await app.register(openapiGlue, {
    specification: requestsOf(readContract()),
    prefix: '/api',
    operationResolver: (operationId: string) => {
      const handler = handlers.get(operationId as OperationId);
      if (!handler) throw new Error(`No handler for ${operationId}`);
      return (request, reply) => runOperation(request, reply, handler, services);
    },
  });
  app.all('/api/*', () => {
    throw new Problem('CM_NOT_FOUND');
  });
}
