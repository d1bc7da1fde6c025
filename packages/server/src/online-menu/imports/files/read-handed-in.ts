import type { FastifyRequest } from 'fastify';
import { bytesOf, partsOf } from '#http/uploads.ts';
import { Problem } from '#shared/problem.ts';
import { inMegabytes, largestImport, mostFiles } from '../limits.ts';
import type { KeepFile } from './import-store.ts';

/** What came with a request: the files' names, and their bytes together. */
export type Received = { readonly names: readonly string[]; readonly size: number };

const tooLarge = () =>
  new Problem('CM_TOO_LARGE', {
    message: `The files have more than ${inMegabytes(largestImport)} together. Import the menu with a part of its pictures, then again with the next part.`,
  });

/** Reads the files of a multipart request into the store as they come, no further than the limit; throws CM_TOO_LARGE beyond it, G_001 without any, and what `partsOf` throws. */
export async function readHandedIn(request: FastifyRequest, keep: KeepFile): Promise<Received> {
  const names: string[] = [];
  let size = 0;
  const count = (bytes: number): void => {
    size += bytes;
    if (size > largestImport) throw tooLarge();
  };
  if (Number(request.headers['content-length'] ?? 0) > largestImport + 1024 * 1024) throw tooLarge();
  const limits = { fileSize: largestImport, files: mostFiles, parts: mostFiles + 10 };
  for await (const part of partsOf(request, limits)) {
    if (part.type !== 'file') continue;
    await keep(part.filename, bytesOf(part.file), count);
    if (part.file.truncated) throw tooLarge();
    names.push(part.filename);
  }
  if (names.length === 0) throw Problem.field('/file', 'G_001');
  return { names, size };
}
