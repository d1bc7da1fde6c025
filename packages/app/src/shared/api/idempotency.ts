import type { Middleware } from 'openapi-fetch';

const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Random bytes as text; `crypto.randomUUID` is missing on plain http. */
function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** How all keys of this tab begin, by which it knows its own changes among those that the server tells. */
let ownMark = randomText(4);

/** Whether a change that the server tells of was made here, by a call that was answered. */
export function isOwnChange(by: string | undefined): boolean {
  return by === ownMark;
}

/** 32 bits that name the tab, and 96 that name the attempt. */
function newKey(): string {
  return ownMark + randomText(12);
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
      // What becomes of it is not known here: when it is told, it is news.
      ownMark = randomText(4);
    },
  };
}
