import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { answerProblem } from './answer-problem.ts';
import { largestJson } from './api.ts';
import { refuseBrokenRequest } from './end-connection.ts';
import { addSecurityHeaders } from './security.ts';
import { endSlowBodies } from './slow-bodies.ts';

/** How long the head of a request may take, and how often that is looked at, in ms. */
const headTimes = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 };

/** More than guests, screens and colleagues of one machine have open, fewer than it runs out of files at. */
const mostConnections = 10_000;

/** Fastify believes no number of hops, since a peer that reaches the server directly could claim them; whoever sets one says that none can. */
function trusted(
  proxies: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** A server without routes and sockets: its limits, its headers, and how it says what went wrong. */
export async function createApp(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
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
    // Whoever reads a page cannot tell us its name.
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isPage) reply.header('x-request-id', request.id);
    done(null, payload);
  });
  await addSecurityHeaders(app, config);
  await app.register(cookie);
  return app;
}
