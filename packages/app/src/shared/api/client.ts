import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '@cardamom/api-types';
import { errorOf } from './api-error.ts';
import { idempotency } from './idempotency.ts';
import { refusedAction } from './refused-action.ts';
import { createRenewal, type Renewal } from './renewal.ts';
import { fetchInTime } from './time-out.ts';

/** Calls that start or end a session: their 401 is an answer, not an expired session. */
const sessionCalls = /\/authentication\/(?!restaurants?$)/;

/** What a client is made for. */
export interface ClientOptions {
  baseUrl: string;
  renewal: Renewal;
  /** Called when the session has ended and could not be renewed. */
  onSessionEnded: () => void;
  /** Milliseconds; 5 s when left out. */
  timeOut?: number;
}

const throwProblems: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await errorOf(response);
    throw request.method === 'GET' ? error : refusedAction(error);
  },
};

/**
 * Sends a request; an expired session (401) is renewed once and the request sent again with the same body
 * (docs/rows.md, Sessions).
 */
export async function sendInSession(
  url: string,
  send: (isRetry: boolean) => Promise<Response>,
  { renewal, onSessionEnded }: Pick<ClientOptions, 'renewal' | 'onSessionEnded'>,
): Promise<Response> {
  const sentAt = Date.now();
  const response = await send(false);
  if (response.status !== 401 || sessionCalls.test(new URL(url, 'http://cardamom').pathname)) return response;
  if (await renewal.renewSince(sentAt)) {
    const second = await send(true);
    if (second.status !== 401) return second;
    onSessionEnded();
    return second;
  }
  onSessionEnded();
  return renewal.refusal() ?? response;
}

/** A typed client of the contract: every method throws `ApiError` unless the answer is a success. */
export function createApi(options: ClientOptions) {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    credentials: 'same-origin',
    fetch: (request) => {
      const copy = request.clone();
      return sendInSession(
        request.url,
        (isRetry) => fetchInTime(isRetry ? copy : request, options.timeOut),
        options,
      );
    },
  });
  client.use(throwProblems, idempotency());
  return client;
}

type Listener = () => void;
const sessionEndListeners = new Set<Listener>();

/** Calls back when a call finds that the session has ended for good; returns how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** The session of this tab, shared with uploads. */
export const session = {
  renewal: createRenewal('/api'),
  onSessionEnded: () => sessionEndListeners.forEach((listener) => listener()),
};

/** The server of this page. */
export const api = createApi({ baseUrl: '/api', ...session });

/** The inner `data` of an answer (docs/rows.md, Sessions: answers are flattened). */
export async function dataOf<Answer extends { data: unknown }>(
  call: Promise<{ data?: Answer }>,
): Promise<Answer['data']> {
  const { data } = await call;
  if (data === undefined) throw new TypeError('The contract promises a body here');
  return data.data;
}
