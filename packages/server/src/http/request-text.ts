import type { FieldError } from '@cardamom/api-types';
import { fieldError } from '../shared/problem.ts';
import { isStorable, normalise } from '../shared/text.ts';
import { escapePointer } from './schema-errors.ts';

/** Secrets are taken as they were typed: a space may belong to a password. */
const verbatim = new Set(['password', 'token']);

export type CleanText = { readonly value: unknown; readonly errors: readonly FieldError[] };

/**
 * Trims and composes (NFC) every text of a request before it is checked, so that lengths count what will
 * be stored; names texts that hold U+0000 or lone surrogates (CM_TEXT).
 */
export function cleanText(value: unknown): CleanText {
  const errors: FieldError[] = [];
  return { value: clean(value, '', errors), errors };
}

function clean(value: unknown, pointer: string, errors: FieldError[]): unknown {
  if (typeof value === 'string') {
    if (!isStorable(value)) errors.push(fieldError(pointer, 'CM_TEXT'));
    return normalise(value);
  }
  if (Array.isArray(value)) return value.map((entry, index) => clean(entry, `${pointer}/${index}`, errors));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => {
    const at = `${pointer}/${escapePointer(key)}`;
    if (verbatim.has(key) && typeof entry === 'string') {
      if (!isStorable(entry)) errors.push(fieldError(at, 'CM_TEXT'));
      return [key, entry];
    }
    return [key, clean(entry, at, errors)];
  });
  return Object.fromEntries(entries) as object;
}
