import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Problem } from '../shared/problem.ts';
import { isOwnOrigin } from './own-origin.ts';

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
export function refuseOtherSites(request: FastifyRequest, config: Config): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Problem('CM_ORIGIN');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || !isOwnOrigin(origin, config, request.socket)) throw new Problem('CM_ORIGIN');
}
