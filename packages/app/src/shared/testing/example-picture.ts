import type { Image } from '@cardamom/api-types';

/** A drawn plate in this colour, as the server describes a stored picture; needs no file. */
export function examplePicture(dominantColour: string, altText: string): Image {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1875 1000"><rect width="1875" height="1000" fill="${dominantColour}"/><circle cx="937" cy="500" r="380" fill="#f6f6f3"/><circle cx="937" cy="500" r="270" fill="${dominantColour}"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    id: '0198a000-0000-7000-8000-0000000000b1',
    width: 1875,
    height: 1000,
    dominantColour,
    altText,
    sources: [{ format: 'jpeg', width: 1875, height: 1000, url }],
    version: 1,
  };
}
