import type { ApiError } from '../api/index.ts';

/** A field's message from the server. */
export interface PlacedError<Name extends string> {
  name: Name;
  message: string;
}

/** Turns an RFC 6901 pointer into its steps: `/sizes/0/price` → `sizes`, `0`, `price`. */
function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Where each wrong field of an answer is shown: by `pointers` (the longest prefix wins, for fields named otherwise than in
 * the request body), else by the pointer's first step. `isWhole` is false when something found no field.
 */
export function placeErrors<Name extends string>(
  error: ApiError,
  names: readonly Name[],
  pointers: Readonly<Record<string, Name>> = {},
): { placed: PlacedError<Name>[]; isWhole: boolean } {
  const prefixes = Object.keys(pointers).toSorted((a, b) => b.length - a.length);
  const placed: PlacedError<Name>[] = [];
  for (const { pointer, message } of error.errors) {
    const prefix = prefixes.find((known) => pointer === known || pointer.startsWith(`${known}/`));
    const name =
      prefix === undefined ? names.find((known) => known === stepsOf(pointer)[0]) : pointers[prefix];
    if (name !== undefined && !placed.some((other) => other.name === name)) placed.push({ name, message });
  }
  const isPlaced = (pointer: string) =>
    prefixes.some((known) => pointer === known || pointer.startsWith(`${known}/`)) ||
    names.some((known) => known === stepsOf(pointer)[0]);
  return {
    placed,
    isWhole: error.errors.length > 0 && error.errors.every(({ pointer }) => isPlaced(pointer)),
  };
}
