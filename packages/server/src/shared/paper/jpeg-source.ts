/** A JPEG as the address of itself, which a drawing holds without a file beside it. */
export function jpegSource(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
}
