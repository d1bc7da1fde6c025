import type { OperationId } from '@cardamom/api-types';
import { readContract } from '#http/contract.ts';
import { resolved, type Schema } from './schemas.ts';

const contract = readContract();

/** The entries of a table are edits too; what names them is no field. */
const names = new Set(['id', 'version']);

/** What every PATCH of the contract can change, by operation. */
export function patchableFields(): Map<OperationId, string[]> {
  const patches = Object.values(contract.paths).flatMap((methods) => methods['patch'] ?? []);
  return new Map(
    patches.map(({ operationId, requestBody }) => {
      const schema = resolved(requestBody?.content?.['application/json']?.schema as Schema);
      const fields = resolved(schema.type === 'array' ? (schema.items ?? {}) : schema).properties ?? {};
      return [operationId, Object.keys(fields).filter((field) => !names.has(field))];
    }),
  );
}

/** The same numbers in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Up to this many fields all subsets are tried, of more those below and a sample: the edits are the same on both
 * databases, and on PostgreSQL each takes several times as long.
 */
const [mostFields, sampleSize] = process.env['TEST_DATABASE'] === 'postgres' ? [5, 20] : [8, 100];

const subset = (fields: readonly string[], bits: number) =>
  fields.filter((_, index) => (bits & (1 << index)) !== 0);

/**
 * The subsets of fields that are tried: all of them; of many fields each one alone, each pair, all, all but one, and
 * a sample that is the same in every run.
 */
export function subsetsOf(fields: readonly string[]): string[][] {
  const all = 2 ** fields.length - 1;
  if (fields.length <= mostFields)
    return Array.from({ length: all }, (_, index) => subset(fields, index + 1));
  const chosen = new Set([all]);
  for (const [one] of fields.entries())
    for (const [other] of fields.entries()) chosen.add((1 << one) | (1 << other)).add(all ^ (1 << one));
  const next = random(13);
  const wanted = Math.min(all, chosen.size + sampleSize);
  while (chosen.size < wanted) chosen.add(1 + Math.floor(next() * all));
  return [...chosen].map((bits) => subset(fields, bits));
}
