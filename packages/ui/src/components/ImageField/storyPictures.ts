/** A drawn picture for stories, in the given size. */
async function drawnPicture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const edge = Math.min(width, height);
  const disc = (color: string, share: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(width / 2, height / 2, (edge * share) / 2, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = '#FEE8DB';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#5C7D02';
  context.fillRect(0, 0, width, edge / 10);
  disc('#FFFFFF', 0.7);
  disc('#F78D44', 0.4);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** A photograph as a file. */
export async function photo(width: number, height: number, name = 'sea-bass.jpg'): Promise<File> {
  return new File([await drawnPicture(width, height)], name, { type: 'image/jpeg' });
}

/** JPEG APP1 segment with one EXIF entry: orientation 6, "turn a quarter clockwise" (CIPA DC-008, 4.6.4). */
const turned = [
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08,
  0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
];

/** A photograph of a phone held upright: stored lying, with the note to turn it. */
export async function turnedPhoto(width: number, height: number): Promise<File> {
  const blob = await drawnPicture(height, width);
  const start = 2;
  const parts = [blob.slice(0, start), new Uint8Array(turned), blob.slice(start)];
  return new File(parts, 'IMG_2031.jpg', { type: 'image/jpeg' });
}
