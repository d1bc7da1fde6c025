import { accessOf, mayCall, type OperationId } from '@cardamom/api-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { RepeatableAnswer } from '../database/schema/changes.ts';
import { Problem } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { isKnown } from '../shared/representation.ts';
import { etagOf } from '../shared/version.ts';
import type { BegunJob } from '../shared/begun-job.ts';
import type { AnyAnswer, AnyCall, AnyHandler, FileAnswer, Session, StreamAnswer } from './call.ts';
import { onceForKey } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; null on public operations. */
    staff: Session | null;
  }
}

/** Lets the request in as the contract's `x-access` says: C_009 without a session, C_010 without the permission. */
export async function admit(
  request: FastifyRequest,
  operationId: OperationId,
  sessionOf: (request: FastifyRequest) => Promise<Session | undefined>,
): Promise<void> {
  if (accessOf(operationId) === 'public') return;
  const session = await sessionOf(request);
  if (!session) throw new Problem('C_009');
  if (!mayCall(operationId, session.permissions)) throw new Problem('C_010');
  request.staff = session;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Runs an operation's handler in the transaction its kind asks for, and sends its answer. */
export async function runOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  handler: AnyHandler,
  services: Services,
  begin: (job: BegunJob) => void,
): Promise<FastifyReply> {
  const call: AnyCall = {
    params: request.params as object,
    query: request.query as object,
    body: request.body,
    ifMatch: header(request, 'if-match'),
    idempotencyKey: header(request, 'idempotency-key'),
    request,
  };
  const answered = await answer(call, request.staff, handler, services);
  if (answered.begins) begin(answered.begins);
  return send(reply, answered);
}

/**
 * The same transaction, its changes told as those of whoever sent this Idempotency-Key: by its first characters, which say
 * nothing of the rest, so that a sender knows its own again.
 */
function sentWith(tx: RestaurantTransaction, idempotencyKey: string | undefined): RestaurantTransaction {
  return { ...tx, origin: { ...tx.origin, by: idempotencyKey?.slice(0, 8) } };
}

type KeyedCall = Pick<AnyCall, 'body' | 'ifMatch' | 'idempotencyKey' | 'request'> & {
  readonly staff: Session;
};

/**
 * Does a write as the call's sender's, and once for its Idempotency-Key: repeated, it answers what it answered before. `content`
 * tells two requests apart whose body does not.
 */
export async function writeOnce<Result extends RepeatableAnswer>(
  opened: RestaurantTransaction,
  { body, ifMatch, idempotencyKey, request: { method, url }, staff }: KeyedCall,
  keys: Pick<Services['keys'], 'fingerprint'>,
  content: string | undefined,
  work: (tx: RestaurantTransaction) => Promise<Result>,
): Promise<Result | RepeatableAnswer> {
  const tx = sentWith(opened, idempotencyKey);
  if (idempotencyKey === undefined) return work(tx);
  const told = content ?? JSON.stringify(body ?? null);
  const fingerprint = keys.fingerprint(staff.staffId, method, url, ifMatch ?? '', told);
  return onceForKey(tx, idempotencyKey, fingerprint, () => work(tx));
}

async function answer(
  call: AnyCall,
  staff: Session | null,
  handler: AnyHandler,
  { database, keys }: Services,
): Promise<AnyAnswer> {
  if (handler.kind === 'open') return handler.handle({ ...call, staff: staff ?? undefined });
  if (!staff) throw new Problem('C_009');
  const staffCall = { ...call, staff };
  if (handler.kind === 'reading') {
    return database.readRestaurant(staff.restaurantId, (tx) => handler.handle(staffCall, tx));
  }
  const prepared = await handler.prepare?.(staffCall);
  let isUsed = false;
  try {
    return await database.inRestaurant(staff.restaurantId, (opened) =>
      writeOnce(opened, staffCall, keys, prepared?.fingerprint, (tx) => {
        isUsed = true;
        return handler.handle(staffCall, tx, prepared);
      }),
    );
  } catch (error) {
    isUsed = false;
    throw error;
  } finally {
    if (!isUsed) await discard(handler, staffCall, prepared);
  }
}

async function discard(
  handler: Extract<AnyHandler, { kind: 'writing' }>,
  call: Parameters<typeof handler.handle>[0],
  prepared: unknown,
): Promise<void> {
  try {
    await handler.discard?.(call, prepared);
  } catch (error) {
    // The answer stands as it is.
    call.request.log.warn({ err: error }, 'what an operation prepared stays for the next sweep');
  }
}

/** The name in RFC 6266's two spellings: without and with letters beyond ASCII. */
function sendFile(reply: FastifyReply, { bytes, contentType, fileName }: FileAnswer): FastifyReply {
  const plain = fileName.replaceAll(/[^\w.() -]/gu, '_');
  return reply
    .type(contentType)
    .header(
      'content-disposition',
      `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

/**
 * Proxies hold back and compress what they take for a page (nginx: X-Accel-Buffering). The connection ends with the stream,
 * so that a server that closes waits for none.
 */
function sendStream(reply: FastifyReply, { contentType, begin }: StreamAnswer): FastifyReply {
  const { raw, request } = reply;
  reply
    .type(contentType)
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' })
    .header('x-request-id', request.id)
    // Written to from elsewhere for hours; what Fastify would do at its end (a line that a stream broke off) is no news.
    .hijack();
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  begin(raw);
  if (request.method === 'HEAD') raw.end();
  return reply;
}

function send(
  reply: FastifyReply,
  { status, data, version, tag, cookies, file, stream }: AnyAnswer,
): FastifyReply {
  reply.status(status).header('cache-control', tag === undefined ? 'no-store' : 'no-cache');
  if (version !== undefined) reply.header('etag', etagOf(version));
  if (tag !== undefined) {
    reply.header('etag', `W/"${tag}"`);
    if (isKnown(header(reply.request, 'if-none-match'), tag)) return reply.status(304).send();
  }
  for (const { name, value, path, maxAgeSeconds, isSecure } of cookies ?? []) {
    reply.setCookie(name, value, {
      path,
      maxAge: maxAgeSeconds,
      secure: isSecure,
      httpOnly: true,
      sameSite: 'lax',
    });
  }
  if (file) return sendFile(reply, file);
  if (stream) return sendStream(reply, stream);
  return status === 204 ? reply.send() : reply.send({ data });
}
