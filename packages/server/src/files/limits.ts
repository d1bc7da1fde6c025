/** The largest upload in bytes: 2 MB (docs/rows.md, Forms). */
export const largestUpload = 2 * 1024 * 1024;

/** Pictures of one restaurant, those that only history remembers included; generous, but not without end. */
export const mostPictures = 2000;

/** Bytes of all variants of one restaurant's pictures: 1 GB. */
export const mostPictureBytes = 1024 ** 3;

/** The most pixels a picture may unpack to; a small file can hold hundreds of megapixels. */
export const mostPixels = 24_000_000;

/**
 * Widths in px that are made of each picture: 384 covers a dish's 96 px square at 2 dpr (a 15:8 picture is
 * cropped to its height), 800 the same at 3 dpr and a phone's full width, 1875 is the recommended upload.
 */
export const variantWidths = [384, 800, 1875] as const;
