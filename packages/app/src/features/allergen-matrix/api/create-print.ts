import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { scopeOf, type MatrixSearch } from '../model/matrix-search.ts';

/** Keeps the matrix of a scope as it is now, to be printed. */
export function createPrint() {
  return mutationOptions({
    mutationFn: (search: MatrixSearch) =>
      dataOf(api.POST('/online-menu/allergen-matrix/prints', { body: scopeOf(search) })),
    meta: { touches: ['allergen-matrix', 'health'], waits: true },
  });
}

/** Where the pages of a print are. */
export function printAddress(printId: string): string {
  return `/api/online-menu/allergen-matrix.pdf?printId=${printId}`;
}
