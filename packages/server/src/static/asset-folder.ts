import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashOf, isCompressible, precompressed, type Representation } from '../shared/representation.ts';
import { mediaTypeOf } from './media-types.ts';

/** Built files by their path below the folder, all in memory; each is compressed on its first request. */
export type AssetFolder = ReadonlyMap<string, () => Promise<Representation>>;

/** Brotli at its slowest: each file is compressed once per build, then sent for as long as the build lives. */
const brotliQuality = 11;

/** What an earlier start compressed, or null. */
async function readCompressed(paths: {
  br: string;
  gzip: string;
}): Promise<{ br: Buffer; gzip: Buffer } | null> {
  if (!existsSync(paths.br) || !existsSync(paths.gzip)) return null;
  return { br: await readFile(paths.br), gzip: await readFile(paths.gzip) };
}

async function compressedOnce(
  bytes: Buffer,
  contentType: string,
  cacheFolder: string,
): Promise<Representation> {
  const hash = hashOf(bytes);
  const paths = { br: join(cacheFolder, `${hash}.br`), gzip: join(cacheFolder, `${hash}.gz`) };
  const kept = await readCompressed(paths);
  if (kept) return { contentType, hash, bodies: { identity: bytes, ...kept } };
  const made = await precompressed(bytes, contentType, brotliQuality);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(paths.br, made.bodies.br ?? '');
  await writeFile(paths.gzip, made.bodies.gzip ?? '');
  return made;
}

function opener(bytes: Buffer, contentType: string, cacheFolder: string): () => Promise<Representation> {
  let opened: Promise<Representation> | undefined;
  return () => {
    opened ??= isCompressible(contentType)
      ? compressedOnce(bytes, contentType, cacheFolder)
      : Promise.resolve({ contentType, hash: hashOf(bytes), bodies: { identity: bytes } });
    return opened;
  };
}

/** Reads a folder of built files into memory; empty when it is not there. `cacheFolder` keeps what was compressed. */
export async function readAssets(folder: string, cacheFolder: string): Promise<AssetFolder> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const path = relative(folder, file).replaceAll('\\', '/');
      return [path, opener(bytes, mediaTypeOf(file), cacheFolder)] as const;
    }),
  );
  return new Map(assets);
}
