import type { WireOperations } from '@cardamom/api-types';
import { ApiError, errorOf } from './api-error.ts';
import { sendInSession, session } from './client.ts';
import { refusedAction } from './refused-action.ts';
import { timeOutMs } from './time-out.ts';

type Image = WireOperations['uploadImage']['responses'][201]['content']['application/json']['data'];

/** How a form with files reports and ends. */
export interface FormOptions {
  /** Share of the file that has left, 0–1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** What goes with a picture. */
export interface UploadOptions extends FormOptions {
  altText?: string;
}

/** Sends the form once; gives up after 5 s without progress (docs/rules.md, Calls). */
function sendForm(path: string, form: FormData, { onProgress, signal }: FormOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    let isStalled = false;
    const restartWatch = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        isStalled = true;
        request.abort();
      }, timeOutMs);
    };
    const abort = () => request.abort();
    request.open('POST', path);
    request.responseType = 'arraybuffer';
    request.upload.addEventListener('progress', (event) => {
      restartWatch();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('progress', restartWatch);
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve(
        new Response(request.response as ArrayBuffer, {
          status: request.status,
          headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
        }),
      );
    });
    request.addEventListener('error', () => reject(new ApiError({ code: 'CM_OFFLINE' }, 0)));
    request.addEventListener('abort', () =>
      reject(
        isStalled
          ? new ApiError({ code: 'CM_TIMEOUT' }, 0)
          : new DOMException('The upload was cancelled', 'AbortError'),
      ),
    );
    request.addEventListener('loadend', () => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    restartWatch();
    request.send(form);
  });
}

/** Uploads a picture and returns its image; throws `ApiError` (G_001–G_003 are about the file itself). */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<Image> {
  const form = new FormData();
  form.set('file', file);
  if (options.altText !== undefined) form.set('altText', options.altText);
  return (await uploadForm('/api/files', form, options)) as Image;
}

/** Sends a form with files and returns the inner `data`; throws `ApiError`. */
export async function uploadForm(path: string, form: FormData, options: FormOptions): Promise<unknown> {
  options.signal?.throwIfAborted();
  const response = await sendInSession(path, () => sendForm(path, form, options), session);
  if (!response.ok) throw refusedAction(await errorOf(response));
  const { data } = (await response.json()) as { data: unknown };
  return data;
}
