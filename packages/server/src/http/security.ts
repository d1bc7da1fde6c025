import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { OperationId } from '@cardamom/api-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Problem } from '../shared/problem.ts';
import { emailKey } from '../shared/text.ts';
import type { Services } from './services.ts';

const guessable = new Set<OperationId | undefined>(['signIn', 'register', 'spendSignInLink']);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers every answer carries; pages add their own Content-Security-Policy. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Meaningless, and warned about by browsers, where the page is not a secure context.
    originAgentCluster: isHttps,
    crossOriginOpenerPolicy: isHttps,
  });
}

/**
 * Refuses what another site makes a browser send (CM_ORIGIN): unsafe methods need Sec-Fetch-Site
 * `same-origin`, or, where that header is missing (plain http, older browsers), an Origin that is ours.
 */
export function refuseOtherSites(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Problem('CM_ORIGIN');
    return;
  }
  const { origin } = request.headers;
  const isOurs =
    origin !== undefined && (origin === publicOrigin || origin === `${request.protocol}://${request.host}`);
  if (!isOurs) throw new Problem('CM_ORIGIN');
}

/** Counts tries where secrets could be guessed, per address and per e-mail; answers CM_RATE with Retry-After. */
export async function limitTries(app: FastifyInstance, { config, keys }: Services): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limit = { max: config.signInTriesPerMinute, timeWindow: 60_000 };
  const byAddress = app.createRateLimit(limit);
  const byEmail = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => keys.emailDigest(emailKey(emailOf(request) ?? '')),
  });
  app.addHook('preHandler', async (request) => {
    const { operationId } = request.routeOptions.config;
    if (!guessable.has(operationId)) return;
    const counters = emailOf(request) === undefined ? [byAddress] : [byAddress, byEmail];
    for (const count of counters) {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new Problem('CM_RATE', { retryAfterSeconds: result.ttlInSeconds });
      }
    }
  });
}

function emailOf(request: FastifyRequest): string | undefined {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
