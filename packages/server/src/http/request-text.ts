import type { FieldError } from '@cardamom/api-types';
import { fieldError } from '../shared/problem.ts';
import { isStorable, longestText, normalise } from '../shared/text.ts';
import { escapePointer, mostErrors } from './schema-errors.ts';

/** Secrets are taken as they were typed: a space may belong to a password. */
const verbatim = new Set(['password', 'token']);

/** No field of the contract has a longer name; a pointer to a wrong one stays short. */
const longestKey = 100;

/** No object of the contract has more fields, no list more entries. */
const mostFields = 100;
const longestList = 2000;

export type CleanText = { readonly value: unknown; readonly errors: readonly FieldError[] };

/**
 * Trims and composes (NFC) every text of a request before it is checked, so that lengths count what will be stored.
 * Names texts that cannot be stored (CM_TEXT), lists that are longer than any (CM_RANGE), and objects with more
 * or longer names than any (CM_FORMAT), whose content is not looked at. A text too long for every field is left as it
 * is: the contract's own limit refuses it.
 */
export function cleanText(value: unknown): CleanText {
  const errors: FieldError[] = [];
  const cleaned = clean(value, '', (...error) => {
    if (errors.length < mostErrors) errors.push(fieldError(...error));
  });
  return { value: cleaned, errors };
}

type Report = (...error: Parameters<typeof fieldError>) => void;

function cleanString(text: string, pointer: string, report: Report, isSecret: boolean): string {
  if (text.length > longestText) return text;
  if (!isStorable(text)) report(pointer, 'CM_TEXT');
  return isSecret ? text : normalise(text);
}

function clean(value: unknown, pointer: string, report: Report, isSecret = false): unknown {
  if (typeof value === 'string') return cleanString(value, pointer, report, isSecret);
  if (Array.isArray(value)) {
    if (value.length <= longestList)
      return value.map((entry, at) => clean(entry, `${pointer}/${at}`, report));
    report(pointer, 'CM_RANGE', `(at most ${longestList})`);
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  if (fields.length > mostFields || fields.some(([key]) => key.length > longestKey)) {
    report(pointer, 'CM_FORMAT');
    return value;
  }
  const entries = fields.map(([key, entry]) => {
    return [key, clean(entry, `${pointer}/${escapePointer(key)}`, report, verbatim.has(key))];
  });
  return Object.fromEntries(entries) as object;
}
