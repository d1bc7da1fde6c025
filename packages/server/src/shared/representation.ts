import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body ready to be sent as it is, in every encoding it is worth having in. */
export type Representation = {
  contentType: string;
  /** Of the uncompressed bytes; each encoding adds its own ending, as RFC 9110 §8.8.3.3 asks. */
  hash: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** Set once `br` has been compressed anew, more strongly: other bytes, so another ETag. */
  isStrong?: boolean;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A short, content-derived name for bytes, used in ETags and cache file names. */
export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** Whether compressing this type pays: pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|javascript|json|svg|xml|wasm/.test(contentType);
}

/** Brotli at the given quality (0–11); 11 is for what is compressed once and sent for months. */
export function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Compresses a body once, so that sending it costs nothing; `quality` is brotli's. */
export async function precompressed(
  body: Buffer,
  contentType: string,
  quality: number,
): Promise<Representation> {
  const [br, gz] = await Promise.all([brotli(body, quality), compressGzip(body, { level: 9 })]);
  return { contentType, hash: hashOf(body), bodies: { identity: body, br, gzip: gz } };
}

/** Compresses what is sent often anew, as strongly as brotli can; until that is done the weaker bytes are sent. */
export async function strengthen(representation: Representation): Promise<void> {
  representation.bodies.br = await brotli(representation.bodies.identity, 11);
  representation.isStrong = true;
}

const smallestFirst = ['br', 'gzip'] as const satisfies Encoding[];

/** Picks the smallest encoding that the Accept-Encoding header allows and the representation has. */
export function encodingFor(accepted: string | undefined, bodies: Representation['bodies']): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const usable = negotiator.encodings(smallestFirst.filter((encoding) => bodies[encoding]));
  return smallestFirst.find((encoding) => usable.includes(encoding)) ?? 'identity';
}

/** Whether the client's If-None-Match names this content; encodings and weakening proxies do not matter. */
export function isKnown(ifNoneMatch: string | undefined, hash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = tag.trim().replace(/^W\//, '').replaceAll('"', '');
    return opaque === hash || opaque.startsWith(`${hash}-`);
  });
}

/** Answers a GET (or, through Fastify, a HEAD) with the best encoding, or 304 when the client has it; `headers` go with both. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, hash, bodies, isStrong = false }: Representation,
  headers: Readonly<Record<string, string>>,
  status = 200,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'], bodies);
  const body = bodies[encoding] ?? bodies.identity;
  const ending = encoding === 'identity' ? '' : `-${encoding}${encoding === 'br' && isStrong ? '11' : ''}`;
  void reply.headers(headers).header('etag', `"${hash}${ending}"`);
  if (bodies.br || bodies.gzip) void reply.header('vary', 'Accept-Encoding');
  if (status === 200 && isKnown(request.headers['if-none-match'], hash)) return reply.code(304).send();
  void reply.code(status).header('content-type', contentType).header('x-content-type-options', 'nosniff');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.header('content-length', body.byteLength).send(body);
}
