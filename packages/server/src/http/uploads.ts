import type { FastifyMultipartBaseOptions, Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../shared/problem.ts';

/** What multipart's own limits say of a form with too much of anything. */
const tooMuch = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

/**
 * The parts of a form, none where the request is no form. Throws CM_TOO_LARGE for more parts than the limits allow and
 * CM_BAD_UPLOAD for a form that cannot be read or does not arrive whole; what the caller throws passes.
 */
export async function* partsOf(
  request: FastifyRequest,
  limits?: FastifyMultipartBaseOptions['limits'],
): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) return;
  const parts = request.parts({ limits });
  try {
    for (;;) {
      const { value, done } = await nextOf(parts);
      if (done) return;
      // A file may come without a name, whatever its type says.
      if (value.type === 'file') value.filename ??= '';
      yield value;
    }
  } finally {
    await parts.return?.(undefined);
  }
}

async function nextOf(parts: AsyncIterator<Multipart>): Promise<IteratorResult<Multipart, unknown>> {
  try {
    return await parts.next();
  } catch (error) {
    throw uploadProblem(error);
  }
}

/** The bytes of a file as they come; throws CM_BAD_UPLOAD when they end too early. */
export async function* bytesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw uploadProblem(error);
    });
    if (next.done) return;
    yield next.value;
  }
}

function uploadProblem(error: unknown): Problem {
  const { code } = error as { code?: string };
  return new Problem(tooMuch.has(code ?? '') ? 'CM_TOO_LARGE' : 'CM_BAD_UPLOAD');
}
