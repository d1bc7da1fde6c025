import type { FieldError, ImportCorrection, ImportTable } from '@cardamom/api-types';
import { fieldError, Problem } from '../../shared/problem.ts';

/** Throws everything that is wrong with what somebody said of a table's rows: a row said twice, a cell of no column, or a cell said twice. */
export function requireCorrectable({ columns }: ImportTable, corrections: readonly ImportCorrection[]): void {
  const errors: FieldError[] = [];
  const places = new Set<string>();
  for (const [at, { place, cells }] of corrections.entries()) {
    if (places.has(place))
      errors.push(fieldError(`/corrections/${at}/place`, 'CM_CHOICE', '(another one is of the same row)'));
    places.add(place);
    const known = new Set(columns.map(({ index }) => index));
    for (const [cell, { index }] of cells.entries())
      if (!known.delete(index))
        errors.push(fieldError(`/corrections/${at}/cells/${cell}/index`, 'CM_CHOICE'));
  }
  if (errors.length > 0) throw Problem.fields(errors);
}
