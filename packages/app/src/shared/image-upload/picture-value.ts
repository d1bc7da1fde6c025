import type { Image } from '@cardamom/api-types';

/** A form's picture: what is stored on the server (null: none) and the alternative text as it is typed. */
export interface PictureValue {
  image: Image | null;
  altText: string;
}

/** The form's picture for what was loaded. */
export function pictureValueOf(image: Image | null): PictureValue {
  return { image, altText: image?.altText ?? '' };
}

/** The picture with the alternative text as typed, as the entity's answer will carry it. */
export function shownPicture({ image, altText }: PictureValue): Image | null {
  return image && { ...image, altText };
}

/** The address of the smallest variant at least this wide in px, in the format every browser reads. */
export function pictureUrl({ sources }: Pick<Image, 'sources'>, width: number): string {
  const jpegs = sources.filter(({ format }) => format === 'jpeg').toSorted((a, b) => a.width - b.width);
  const fitting = jpegs.find((source) => source.width >= width) ?? jpegs.at(-1) ?? sources.at(-1);
  return fitting?.url ?? '';
}
