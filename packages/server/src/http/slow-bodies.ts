import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { endConnection } from './end-connection.ts';

/** How long a body may take, in ms. */
const allowed = 15_000;

/** A form with pictures may be 40 MB from a phone: for each of these bytes that came it has a second more. */
const formBytesPerSecond = 4096;

/** How often those that are under way are looked at. */
const lookEvery = 1000;

type Arriving = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isForm: boolean;
  readonly bytesBefore: number;
  begun: number;
};

/**
 * Closes connections whose body does not arrive in time, with 408 where nothing was answered yet. What waits here to
 * be read is our slowness, and never counted as the sender's. Answers that stay open are no concern of this.
 */
export function endSlowBodies(app: FastifyInstance): void {
  const arriving = new Set<Arriving>();

  function look(): void {
    for (const body of arriving) {
      const { request, response, isForm, bytesBefore } = body;
      if (request.complete || request.destroyed) {
        arriving.delete(body);
        continue;
      }
      if (request.readableLength > 0) body.begun += lookEvery;
      const received = request.socket.bytesRead - bytesBefore;
      const more = isForm ? (received / formBytesPerSecond) * 1000 : 0;
      if (performance.now() - body.begun < allowed + more) continue;
      arriving.delete(body);
      endConnection(request.socket, response.headersSent ? undefined : 'CM_SLOW');
    }
  }

  const timer = setInterval(look, lookEvery).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    // What tests inject comes at once and over no connection.
    if (hasBody && !raw.complete && raw.socket instanceof Socket) {
      arriving.add({
        request: raw,
        response: reply.raw,
        isForm: raw.headers['content-type']?.startsWith('multipart/') ?? false,
        bytesBefore: raw.socket.bytesRead,
        begun: performance.now(),
      });
    }
    done();
  });
}
