import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { largestBodyOf, operations, type OperationId } from '@cardamom/api-types';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { largestUpload } from '../files/limits.ts';
import { watchDisk, type DiskSpace } from '../operations/disk-space.ts';
import { healthRoutes, type Readiness } from '../operations/health.ts';
import { keepHouse } from '../operations/housekeeping.ts';
import { registerPages } from '../pages.ts';
import { Problem } from '../shared/problem.ts';
import { runJobs } from '../list-jobs/run-jobs.ts';
import { answerProblem } from './answer-problem.ts';
import { readContract, requestsOf } from './contract.ts';
import { allHandlers } from './handlers.ts';
import { logOperations } from './log.ts';
import { keepRoom } from './room.ts';
import { admit, runOperation } from './run-operation.ts';
import { refuseBrokenRequest } from './end-connection.ts';
import { wrongShape } from './json-shape.ts';
import { limitTries } from './limit-tries.ts';
import { addSecurityHeaders, refuseOtherSites } from './security.ts';
import type { Services } from './services.ts';
import { endSlowBodies } from './slow-bodies.ts';
import { checkRequests } from './validation.ts';

const largestJson = 1024 * 1024;

/** How long the head of a request may take, and how often that is looked at, in ms. */
const headTimes = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 };

/** More than guests, screens and colleagues of one machine have open, fewer than it runs out of files at. */
const mostConnections = 10_000;

export type AppOptions = {
  readonly readiness?: Readiness;
  /** Told every answer of the API before it leaves; tests check it against the contract and throw. */
  readonly inspectAnswer?: (operationId: OperationId, status: number, type: string, payload: unknown) => void;
};

/** Guests read often and uniformly; their requests are counted elsewhere, not logged one by one. */
const isRead = (operationId: OperationId): boolean => operations[operationId].path.startsWith('/api/public/');

/** Fastify believes no number of hops, since a peer that reaches the server directly could claim them; whoever sets one says that none can. */
function trusted(
  proxies: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** The whole server without its sockets: API from the contract, health, pages. Throws when an operation has no handler. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, log } = services;
  const disk = watchDisk(config, log);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: largestJson,
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: 'idle',
    http: headTimes,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  });
  app.server.maxConnections = mostConnections;
  app.setErrorHandler(answerProblem);
  endSlowBodies(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
  await addSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(healthRoutes, { database: services.database, readiness: options.readiness, disk });
  await app.register(api, { services, options, disk });
  await registerPages(app, services, disk);
  keepHouse(app, services);
  return app;
}

/** Header names as node gives them: a check of `If-Match` would never see `if-match`. */
function inLowerCase(headers: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name.toLowerCase(), schema]));
}

async function api(
  app: FastifyInstance,
  { services, options, disk }: { services: Services; options: AppOptions; disk: DiskSpace },
): Promise<void> {
  const { config } = services;
  const jobs = runJobs(services);
  app.addHook('onClose', () => jobs.close());
  const handlers = allHandlers(services, jobs, (close) => void app.addHook('onClose', close));
  const { inspectAnswer } = options;

  await app.register(multipart, {
    limits: { fileSize: largestUpload, files: 1, fields: 5, fieldSize: 2000, parts: 6 },
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
    if (operationId !== undefined) await admit(request, operationId, services);
  });
  await limitTries(app, services);
  keepRoom(app, disk, services.config.databaseUrl === undefined);
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
      return (request, reply) => runOperation(request, reply, handler, services, jobs);
    },
  });
  app.all('/api/*', () => {
    throw new Problem('CM_NOT_FOUND');
  });
}
