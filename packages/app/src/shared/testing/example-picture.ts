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

/** A photograph as a phone would take it: a drawn plate in this size. */
export async function examplePhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#d6f6a4';
  context.fillRect(0, 0, width, height);
  for (const [colour, share] of [
    ['#f6f6f3', 0.38],
    ['#5ec57f', 0.27],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(width / 2, height / 2, width * share, 0, 2 * Math.PI);
    context.fill();
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new File([blob], 'IMG_2031.jpg', { type: blob.type });
}
