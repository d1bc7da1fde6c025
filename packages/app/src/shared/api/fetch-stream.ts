import { ApiError, errorOf } from './api-error.ts';
import { sendInSession, session } from './client.ts';

/**
 * Begins to read an answer that does not end by itself. Throws `ApiError`; a session that has ended is status 401 and signs
 * nobody out here: whoever types goes on until they act.
 */
export async function fetchStream(
  path: string,
  init: RequestInit,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const send = () => fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init });
  const response = await sendInSession(path, send, {
    renewal: session.renewal,
    onSessionEnded: () => undefined,
  });
  if (!response.ok) throw await errorOf(response);
  if (response.body === null) throw new ApiError({ code: 'CM_OFFLINE' }, 0);
  return response.body;
}
