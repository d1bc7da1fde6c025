import { errorOf } from './api-error.ts';
import { sendInSession, session } from './client.ts';
import { fetchInTime } from './time-out.ts';

/** Making a large file takes longer than answering a question. */
const fileTimeOutMs = 60_000;

/** The file's name as the server gives it (RFC 6266). */
function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/u.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'download' : decodeURIComponent(encoded);
}

/** Fetches a file of the signed-in person's restaurant; throws `ApiError`. */
export async function fetchFile(path: string): Promise<{ blob: Blob; name: string }> {
  const send = () => fetchInTime(new Request(path, { credentials: 'same-origin' }), fileTimeOutMs);
  const response = await sendInSession(path, send, session);
  if (!response.ok) throw await errorOf(response);
  return { blob: await response.blob(), name: nameIn(response.headers.get('content-disposition')) };
}
