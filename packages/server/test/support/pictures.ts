import type { OperationId } from '@cardamom/api-types';
import sharp from 'sharp';
import { newId } from '../../src/shared/ids.ts';
import type { RequestOptions, TestAnswer, TestServer } from './server.ts';

/** A plain picture: it weighs little and is encoded like any other. */
export function plainPicture(width = 40, height = 30, background = '#0a8a0a'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A picture as a browser's form sends it. */
export async function pictureForm(
  picture: Buffer,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'dish.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

/** Uploads a picture as this person, with an Idempotency-Key where one is given. */
export async function uploadAs(
  who: { request(operationId: OperationId, options?: RequestOptions): Promise<TestAnswer> },
  picture: Buffer,
  key?: string,
): Promise<TestAnswer> {
  const { payload, headers } = await pictureForm(picture);
  const withKey = key === undefined ? headers : { ...headers, 'idempotency-key': key };
  return who.request('uploadImage', { payload, headers: withKey });
}

/** Rows of pictures of long ago, without files; the first one's variant has these bytes. */
export async function addPictureRows(
  { database }: TestServer,
  restaurantId: string,
  count: number,
  bytes = 0,
): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    id: newId(),
    width: 1,
    height: 1,
    dominant_colour: '#000000',
    alt_text: '',
    created_at: 1,
    deleted_at: null,
    version: 1,
  }));
  await database.inRestaurant(restaurantId, async (tx) => {
    for (let from = 0; from < count; from += 500)
      await tx.insertInto('image', rows.slice(from, from + 500)).execute();
    const variant = { image_id: rows[0]?.id ?? '', width: 1, height: 1, byte_size: bytes };
    await tx.insertInto('image_variant', { ...variant, format: 'webp' }).execute();
  });
}
