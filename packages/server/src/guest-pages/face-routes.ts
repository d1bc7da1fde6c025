import type { FastifyInstance, FastifyReply } from 'fastify';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { forAnyOrigin } from '../shared/for-any-origin.ts';
import { sendRepresentation } from '../shared/representation.ts';
import { guestFaces } from './faces.ts';
import type { CachedPage } from './page-cache.ts';

const headers = {
  // A name is made of the face and its letters: what lies under it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  ...forAnyOrigin,
};

function sendNone(reply: FastifyReply, status: 404 | 503): FastifyReply {
  const words = status === 404 ? 'No such face.' : 'Not at the moment.';
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
}

/**
 * Serves the faces of guest pages below `/guest/faces`. Only those that a restaurant's own page names at the moment are cut, so
 * that nobody can ask for others; any process can answer, because each of them makes the same page. `pageAt` gives that page.
 */
export function faceRoutes(
  app: FastifyInstance,
  pageAt: (restaurantUrl: string) => Promise<CachedPage | null>,
): void {
  const faces = guestFaces(app.log);
  app.addHook('onClose', () => faces.close());

  type Params = { restaurantUrl: string; name: string };
  app.get<{ Params: Params }>('/guest/faces/:restaurantUrl/:name.woff2', async (request, reply) => {
    try {
      const { restaurantUrl, name } = request.params;
      const named = (await pageAt(restaurantUrl))?.faces.find((face) => face.name === name);
      if (named === undefined) return sendNone(reply, 404);
      const face = await faces.open(named);
      return face === null ? sendNone(reply, 503) : sendRepresentation(request, reply, face, headers);
    } catch (error) {
      if (error instanceof StorageUnavailable) return sendNone(reply, 503);
      throw error;
    }
  });
}
