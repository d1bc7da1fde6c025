import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { bytesOf, partsOf } from '../http/uploads.ts';
import { Problem } from '../shared/problem.ts';
import { codePointLength, isStorable, normalise } from '../shared/text.ts';
import { largestUpload } from './limits.ts';

export type Upload = { bytes: Buffer; altText: string };

/** As the contract's `uploadImage` bounds it, in code points. */
const longestAltText = 200;

/** Reads no further than the limit into memory; throws G_002 when there is more. */
async function readFile({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytesOf(file)) {
    size += chunk.byteLength;
    if (size <= largestUpload) chunks.push(chunk);
  }
  if (file.truncated || size > largestUpload) throw Problem.field('/file', 'G_002');
  return Buffer.concat(chunks);
}

function readAltText(value: unknown): string {
  const typed = typeof value === 'string' ? value : '';
  if (!isStorable(typed)) throw Problem.field('/altText', 'CM_TEXT');
  const text = normalise(typed);
  if (codePointLength(text) > longestAltText)
    throw Problem.field('/altText', 'VE_IS_LENGTH', `(at most ${longestAltText} characters)`);
  return text;
}

/** The picture and its description from a multipart request; throws G_001 without a file, G_002 over 2 MB and what `partsOf` throws. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  let bytes: Buffer | undefined;
  let altText = '';
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      const content = await readFile(part);
      if (part.fieldname === 'file') bytes = content;
    } else if (part.fieldname === 'altText') altText = readAltText(part.value);
  }
  if (bytes === undefined || bytes.byteLength === 0) throw Problem.field('/file', 'G_001');
  return { bytes, altText };
}
