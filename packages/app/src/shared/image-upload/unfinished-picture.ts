import { ApiError } from '../api/index.ts';
import { message } from '../messages/index.ts';

/** Holds a save back while its picture has not arrived; shown on the picture like a refusal of the server. */
export function unfinishedPicture(hasFailed: boolean): ApiError {
  const text = message(hasFailed ? 'entities:picture.failed' : 'entities:picture.waiting');
  return new ApiError(
    {
      code: 'CM_REQUIRED',
      message: text,
      errors: [{ pointer: '/imageId', code: 'CM_REQUIRED', message: text }],
    },
    422,
  );
}
