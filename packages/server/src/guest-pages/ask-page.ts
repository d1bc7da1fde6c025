import type { FastifyInstance } from 'fastify';

/** What a browser sends that asks for a page; it fetches in advance, so that nobody is counted as a guest. */
const asked = { accept: 'text/html', 'accept-encoding': 'br', 'sec-purpose': 'prefetch' };

/** Asks this server for a path as a guest's browser does, without a network: through the same routes, pages and limits. */
export async function askPage(
  app: FastifyInstance,
  path: string,
): Promise<{ status: number; location?: string }> {
  const { statusCode: status, headers } = await app.inject({ method: 'GET', url: path, headers: asked });
  return { status, ...(headers.location !== undefined && { location: headers.location }) };
}
