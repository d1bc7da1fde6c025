import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { scopeOf, type MatrixSearch } from '../model/matrix-search.ts';

/** Keeps the matrix of a scope as it is now, to be printed. */
export function createPrint(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (search: MatrixSearch) =>
      dataOf(api.POST('/online-menu/allergen-matrix/prints', { body: scopeOf(search) })),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['allergen-matrix'] }),
        queryClient.invalidateQueries({ queryKey: ['health'] }),
      ]),
  });
}

/** Where the pages of a print are. */
export function printAddress(printId: string): string {
  return `/api/online-menu/allergen-matrix.pdf?printId=${printId}`;
}
