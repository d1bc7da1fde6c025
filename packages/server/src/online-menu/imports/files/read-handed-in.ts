import type { FastifyRequest } from 'fastify';
import { bytesOf, partsOf } from '../../../http/uploads.ts';
import { Problem } from '../../../shared/problem.ts';
import { inMegabytes, largestImport, mostFiles } from '../limits.ts';
import type { HandedIn } from './handed-in.ts';

const tooLarge = () =>
  new Problem('CM_TOO_LARGE', {
    message: `The files have more than ${inMegabytes(largestImport)} together. Import the menu first and its pictures in parts.`,
  });

/** Reads the files of a multipart request, no further than the limit; throws CM_TOO_LARGE beyond it, G_001 without any, and what `partsOf` throws. */
export async function readHandedIn(request: FastifyRequest): Promise<HandedIn[]> {
  const files: HandedIn[] = [];
  let size = 0;
  if (Number(request.headers['content-length'] ?? 0) > largestImport + 1024 * 1024) throw tooLarge();
  const limits = { fileSize: largestImport, files: mostFiles, parts: mostFiles + 10 };
  for await (const part of partsOf(request, limits)) {
    if (part.type !== 'file') continue;
    const chunks: Buffer[] = [];
    for await (const chunk of bytesOf(part.file)) {
      size += chunk.byteLength;
      if (size > largestImport) throw tooLarge();
      chunks.push(chunk);
    }
    if (part.file.truncated) throw tooLarge();
    files.push({ name: part.filename, bytes: Buffer.concat(chunks) });
  }
  if (files.length === 0) throw Problem.field('/file', 'G_001');
  return files;
}
