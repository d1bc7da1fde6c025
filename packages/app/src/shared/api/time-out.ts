import { ApiError } from './api-error.ts';

/** Milliseconds a call may take until its answer has been read (docs/rows.md, Times). */
export const timeOutMs = 5000;

/** Statuses whose answers have no body (Fetch standard, "null body status"). */
const withoutBody = new Set([204, 205, 304]);

/**
 * Sends a request and reads the whole answer within the time-out. Throws CM_TIMEOUT when it takes longer and CM_OFFLINE
 * when no answer comes; the caller's own abort is passed on as it is.
 */
export async function fetchInTime(request: Request, milliseconds = timeOutMs): Promise<Response> {
  const timeOut = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(request, { signal: AbortSignal.any([request.signal, timeOut]) });
    const body = withoutBody.has(response.status) ? null : await response.arrayBuffer();
    return new Response(body, response);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError({ code: timeOut.aborted ? 'CM_TIMEOUT' : 'CM_OFFLINE' }, 0);
  }
}
