const drawn = new Map<string, Promise<Blob>>();

/** A drawn dish for stories, in the given size; drawn once, as a busy Chromium takes seconds to make a JPEG of a canvas. */
function drawnPicture(width: number, height: number): Promise<Blob> {
  const size = `${width} × ${height}`;
  const picture = drawn.get(size) ?? drawPicture(width, height);
  drawn.set(size, picture);
  return picture;
}

/** Draws the dish: plain shapes, so that its part can be told and its picture stays small. */
async function drawPicture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const edge = Math.min(width, height);
  const disc = (color: string, share: number, right = 0, down = 0) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(width / 2 + right * edge, height / 2 + down * edge, (edge * share) / 2, 0, 2 * Math.PI);
    context.fill();
  };
  const table = context.createLinearGradient(0, 0, 0, height);
  table.addColorStop(0, '#FED2B8');
  table.addColorStop(1, '#FEE8DB');
  context.fillStyle = table;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#5C7D02';
  context.fillRect(0, 0, width, edge / 10);
  disc('#E6E8E4', 0.78);
  disc('#FFFFFF', 0.74);
  disc('#DE6F11', 0.54);
  disc('#F78D44', 0.5);
  disc('#FEE8DB', 0.16, -0.06, 0.04);
  disc('#79A304', 0.06, 0.08, -0.1);
  disc('#98CC09', 0.05, 0.13, -0.06);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

/** A dish that is on the server already. */
export const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1875 1000"><rect width="1875" height="1000" fill="#FEE8DB"/><circle cx="940" cy="500" r="400" fill="#fff"/><circle cx="940" cy="500" r="230" fill="#F78D44"/></svg>',
)}`;

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
