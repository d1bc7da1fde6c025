import type { FieldError, ImportColumnMeaning, ImportColumns, ImportTable } from '@cardamom/api-types';
import { fieldError, Problem } from '../../shared/problem.ts';
import { nameKey } from '../../shared/text.ts';

/** What several columns may hold. */
const repeatable: ReadonlySet<ImportColumnMeaning> = new Set(['IGNORED', 'PRICE_OF_SIZE', 'EXTRAS']);

/** Everything that is wrong with what somebody said of a table's columns. */
function errorsIn({ headRow, columns }: ImportColumns, table: ImportTable): FieldError[] {
  const errors: FieldError[] = [];
  if (headRow !== null && headRow >= table.rows.length) errors.push(fieldError('/headRow', 'CM_CHOICE'));
  if (columns.every(({ meaning }) => meaning !== 'NAME'))
    errors.push(fieldError('/columns', 'CM_REQUIRED', '(one column has to hold the names of the dishes)'));
  const known = new Set(table.columns.map(({ index }) => index));
  const meanings = new Set<ImportColumnMeaning>();
  const sizes = new Set<string>();
  for (const [at, { index, meaning, size = '' }] of columns.entries()) {
    if (!known.delete(index)) errors.push(fieldError(`/columns/${at}/index`, 'CM_CHOICE'));
    if (meanings.has(meaning) && !repeatable.has(meaning))
      errors.push(fieldError(`/columns/${at}/meaning`, 'CM_CHOICE', '(another column holds it already)'));
    meanings.add(meaning);
    if (meaning !== 'PRICE_OF_SIZE') continue;
    if (size === '') errors.push(fieldError(`/columns/${at}/size`, 'CM_REQUIRED'));
    else if (sizes.has(nameKey(size))) errors.push(fieldError(`/columns/${at}/size`, 'CM_NAME_IN_USE'));
    sizes.add(nameKey(size));
  }
  return errors;
}

/** A table with what a person says that its columns hold. Throws the problems of the fields. */
export function tableWithColumns(table: ImportTable, said: ImportColumns): ImportTable {
  const errors = errorsIn(said, table);
  if (errors.length > 0) throw Problem.fields(errors);
  const choices = new Map(said.columns.map((choice) => [choice.index, choice]));
  return {
    ...table,
    source: 'PERSON',
    headRow: said.headRow,
    columns: table.columns.map((column) => {
      const { meaning, size = '' } = choices.get(column.index) ?? { meaning: 'IGNORED' };
      return { ...column, meaning, size: meaning === 'PRICE_OF_SIZE' ? size : '' };
    }),
  };
}
