import type { Image } from '@cardamom/api-types';
import { uploadFile } from '../api/index.ts';
import { pictureUrl, type PictureValue } from './picture-value.ts';

/** Wider than any variant, so that the largest one is chosen. */
const largest = Number.MAX_SAFE_INTEGER;

/**
 * The id a form sends for its picture. A stored picture's text cannot be changed by itself (openapi/paths/files.yaml),
 * so with another text the picture is sent again: the person's own file, or else the largest stored variant.
 * Throws `ApiError` like an upload.
 */
export async function storedPictureId(
  { image, altText }: PictureValue,
  original: File | null,
): Promise<string | null> {
  if (image === null) return null;
  const text = altText.trim();
  if (text === image.altText) return image.id;
  const file = original ?? (await storedFile(image));
  return (await uploadFile(file, { altText: text })).id;
}

async function storedFile(image: Image): Promise<File> {
  const response = await fetch(pictureUrl(image, largest));
  const blob = await response.blob();
  return new File([blob], 'picture.jpg', { type: blob.type });
}
