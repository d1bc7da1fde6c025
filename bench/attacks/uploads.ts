import sharp from 'sharp';
import type { Attack } from './requests.ts';

const uploads = 60;

/** A photograph of 24 megapixels below 2 MB. */
export async function largePicture(): Promise<Buffer> {
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#b0e730' } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Sixty pictures at once; returns how long a sign-in takes meanwhile. */
export const manyUploads: Attack = async ({ client }) => {
  const picture = await largePicture();
  const upload = async (): Promise<number> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)]), 'large.jpg');
    return (await client.send('POST', '/api/files', form)).status;
  };
  const uploading = Array.from({ length: uploads }, upload);
  const signIn = async (): Promise<number> => {
    const began = performance.now();
    await client.json('POST', '/api/authentication/sign-in', {
      email: 'nobody@example.org',
      password: 'Wrong green 1',
    });
    return performance.now() - began;
  };
  const slowest = Math.max(await signIn(), await signIn(), await signIn(), await signIn());
  const statuses = await Promise.all(uploading);
  const counts = [...new Set(statuses)].map(
    (status) => `${statuses.filter((one) => one === status).length} × ${status}`,
  );
  return `${counts.join(', ')}; slowest sign-in meanwhile ${(slowest / 1000).toFixed(1)} s`;
};
