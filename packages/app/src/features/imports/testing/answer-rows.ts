import type { ImportRow } from '@cardamom/api-types';
import { answers, listOf } from '#shared/testing/index.ts';

/** Rows of an import as the server lists them: all, or those of the outcome that is asked for. */
export const answerRows = (rows: readonly ImportRow[]) =>
  answers('listImportRows', (query) => {
    const outcome = query.get('outcome');
    return listOf(rows.filter((row) => outcome === null || row.outcome === outcome));
  });
