import type { Middleware } from 'openapi-fetch';

const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A random key of 128 bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Gives each attempt of the person a key of its own. When no answer came, the same request sent again keeps its key, so
 * that an edit that did arrive is not made twice.
 */
export function idempotency(): Middleware {
  const unanswered = new Map<string, string>();
  const keyOfCall = new Map<string, string>();

  return {
    async onRequest({ request, id }) {
      if (!mutations.has(request.method)) return undefined;
      const call = `${request.method} ${request.url} ${request.headers.get('if-match') ?? ''} ${await request.clone().text()}`;
      const key = unanswered.get(call) ?? newKey();
      unanswered.set(call, key);
      keyOfCall.set(id, call);
      request.headers.set('Idempotency-Key', key);
      return request;
    },
    onResponse({ id }) {
      const call = keyOfCall.get(id);
      if (call !== undefined) unanswered.delete(call);
      keyOfCall.delete(id);
    },
    onError({ id }) {
      keyOfCall.delete(id);
    },
  };
}
