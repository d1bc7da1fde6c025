import { errorCatalogue, type Image } from '@cardamom/api-types';
import { api, ApiError, dataOf } from '../api/index.ts';
import { message } from '../messages/index.ts';

/** The picture as it is after another form or a lost answer changed its text. */
export class AltTextConflict extends ApiError {
  readonly picture: Image;

  constructor(picture: Image) {
    const text = message('entities:picture.textChanged');
    const { display } = errorCatalogue.CM_REFERENCE;
    const errors = [{ pointer: '/imageId', code: 'CM_CONFLICT' as const, message: text }];
    super({ code: 'CM_CONFLICT', display, message: text, errors }, 412);
    this.picture = picture;
  }
}

/**
 * Stores another alternative text over the picture's version and returns the picture as it is now. Throws `ApiError`;
 * `AltTextConflict` where somebody else changed the text first.
 */
export async function storeAltText(image: Image, altText: string): Promise<Image> {
  try {
    return await dataOf(
      api.PATCH('/files/{imageId}', {
        params: { path: { imageId: image.id }, header: { 'If-Match': `"${image.version}"` } },
        body: { altText },
      }),
    );
  } catch (error) {
    const current = error instanceof ApiError && error.code === 'CM_CONFLICT' ? error.current : null;
    if (current === null) throw error;
    const now = current as Image;
    if (now.altText === altText) return now;
    throw new AltTextConflict(now);
  }
}
