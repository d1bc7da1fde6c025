import type { Image, Item } from '@cardamom/api-types';
import sharp from 'sharp';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFileStore } from '../src/files/file-store.ts';
import { storePicture } from '../src/files/service.ts';
import { newPictureId } from '../src/shared/ids.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
beforeAll(async () => {
  installation = await startInstallation();
  office = await installation.register('Picture House');
});
afterAll(() => installation.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a8a0a' } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.byteLength, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** 400 megapixels in 50 KB. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const pixels = deflateSync(Buffer.alloc(20_000 * 2501));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// proves: images.under-2mb, images.valid-type
test.each([
  ['no file', () => null, 422, 'G_001'],
  ['text named .jpg', () => Buffer.from('This is no picture at all.'), 422, 'G_003'],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'G_003'],
  ['HEIC', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(40)]), 422, 'G_003'],
  ['3 MB', () => Buffer.alloc(3 * 1024 * 1024, 7), 413, 'G_002'],
  ['20,000 × 20,000 px', hugePng, 422, 'G_003'],
])('%s is refused on the field', async (_what, make, status, code) => {
  const answer = await office.upload(make());
  expect(answer.status).toBe(status);
  expect(answer.problem.errors).toMatchObject([{ pointer: '/file', code }]);
});

test('a picture stands upright, loses its metadata, is never enlarged and gets AVIF a little later', async () => {
  const jpeg = await plain(1000, 500)
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, data } = await office.upload<Image>(jpeg);
  expect(status).toBe(201);
  expect(data).toMatchObject({ width: 500, height: 1000, altText: 'A dish' });
  expect(data.dominantColour).toMatch(/^#0[0-9a-f]8[0-9a-f]0[0-9a-f]$/u);
  expect(data.sources.map(({ format, width }) => `${width} ${format}`)).toEqual([
    '384 webp',
    '384 jpeg',
    '500 webp',
    '500 jpeg',
  ]);
  const served = await installation.app.inject({ url: data.sources[1]?.url ?? '' });
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const metadata = await sharp(served.rawPayload).metadata();
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);

  const { id } = await office.addCategory('With picture');
  const item = await office.addItem({ name: 'Pictured', categoryIds: [id], imageId: data.id });
  await vi.waitFor(
    async () => {
      const { data: now } = await office.call<Item>('GET', `/online-menu/items/${item.id}`);
      expect(now.image?.sources.map(({ format }) => format)).toContain('avif');
    },
    { timeout: 20_000, interval: 100 },
  );
});

test("another restaurant's picture cannot be used", async () => {
  const { data } = await office.upload<Image>(await plain(40, 40).png().toBuffer());
  const stranger = await installation.register('Thief House');
  const answer = await stranger.call('POST', '/online-menu/categories', { name: 'Mine', imageId: data.id });
  expect(answer.problem.errors).toMatchObject([{ pointer: '/imageId', code: 'CM_REFERENCE' }]);
});

test("a picture's alternative text changes by itself, over the version that was seen, and guests hear it at once", async () => {
  const { data: image } = await office.upload<Image>(await plain(40, 40).png().toBuffer());
  const { id } = await office.addCategory('Described');
  const item = await office.addItem({ name: 'Described', categoryIds: [id], imageId: image.id });
  const { publicUrl } = await office.restaurant();
  const page = async () => (await installation.app.inject({ url: new URL(publicUrl).pathname })).body;
  expect(await page()).toContain('alt="A dish"');

  const change = (altText: string, version?: number) =>
    office.call<Image>('PATCH', `/files/${image.id}`, { altText }, version);
  const changed = await change('  Soup in a blue bowl ', image.version);
  expect(changed.status).toBe(200);
  expect(changed.data).toMatchObject({ altText: 'Soup in a blue bowl', version: image.version + 1 });
  expect(await page()).toContain('alt="Soup in a blue bowl"');
  const { data: now } = await office.call<Item>('GET', `/online-menu/items/${item.id}`);
  expect(now).toMatchObject({
    version: item.version,
    image: { id: image.id, altText: 'Soup in a blue bowl' },
  });

  expect((await change('Late', image.version)).status).toBe(412);
  expect((await change('Blind')).status).toBe(428);
  const tooLong = await change('x'.repeat(201), image.version + 1);
  expect(tooLong.problem.errors).toMatchObject([{ pointer: '/altText', code: 'VE_IS_LENGTH' }]);
  expect((await change('', image.version + 1)).data.altText).toBe('');
});

test('at an address of AVIF whoever does not name AVIF gets the JPEG of that width, and no shared cache hands it on', async () => {
  const { data } = await office.upload<Image>(await plain(400, 300).jpeg().toBuffer());
  const ask = (file: string, headers: Record<string, string> = {}) =>
    installation.app.inject({ url: `/media/${data.id}/${file}`, headers });
  const named = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  expect((await ask('384.avif', { accept: 'text/html' })).statusCode).toBe(404);
  await vi.waitFor(async () => expect((await ask('400.avif')).statusCode).toBe(200), {
    timeout: 20_000,
    interval: 100,
  });

  const [avif, jpeg] = [await ask('384.avif', named), await ask('384.jpeg')];
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  expect(jpeg.headers['vary']).toBeUndefined();
  for (const accept of [undefined, '*/*', 'image/webp,image/*;q=0.8', 'image/avif;q=0,*/*', 'image/avifs']) {
    const standIn = await ask('384.avif', accept === undefined ? {} : { accept });
    expect(standIn.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': avif.headers['content-security-policy'],
      vary: 'Accept',
      etag: jpeg.headers['etag'],
    });
    expect(standIn.rawPayload).toEqual(jpeg.rawPayload);
  }
  for (const accept of ['image/avif', 'IMAGE/AVIF;q=0.1, */*'])
    expect((await ask('384.avif', { accept })).rawPayload).toEqual(avif.rawPayload);

  const known = async (of: typeof avif, accept: string) => {
    const { statusCode, headers } = await ask('384.avif', {
      accept,
      'if-none-match': String(of.headers['etag']),
    });
    return [statusCode, headers['vary']];
  };
  expect(await known(avif, 'image/avif')).toEqual([304, 'Accept']);
  expect(await known(avif, '*/*')).toEqual([200, 'Accept']);
  expect(await known(jpeg, '*/*')).toEqual([304, 'Accept']);
  expect(await known(jpeg, 'image/avif')).toEqual([200, 'Accept']);

  const store = openFileStore(installation.dataDir);
  const onlyAvif = newPictureId();
  await store.writeVariants(onlyAvif, [{ width: 384, height: 288, format: 'avif', bytes: avif.rawPayload }]);
  const alone = await installation.app.inject({ url: `/media/${onlyAvif}/384.avif` });
  expect(alone.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
  await store.removeVariants(onlyAvif);
});

test('no picture is stored over another one', async () => {
  const bytes = await plain(40, 40).png().toBuffer();
  const hasPicture = vi.fn<(imageId: string) => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const store = { ...openFileStore(installation.dataDir), hasPicture };
  const stored = await storePicture(store, (await office.restaurant()).id, { bytes, altText: '' });
  const [[taken] = [], [free] = []] = hasPicture.mock.calls;
  expect(stored.imageId).toBe(free);
  expect(taken).not.toBe(free);
});
