import { open, reading, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import type { Session } from '../../http/call.ts';
import { readHandedIn } from './files/read-handed-in.ts';
import { listImports } from './list-imports.ts';
import { requireImport } from './require-import.ts';
import { findRows, findWrongRows } from './row-repository.ts';
import type { ImportService } from './service.ts';

/** The contract asks a session of each of these operations. */
function required(staff: Session | undefined): Session {
  if (staff === undefined) throw new Problem('C_009');
  return staff;
}

/** Handlers of the contract's `/online-menu/imports`. */
export function importHandlers(imports: ImportService) {
  return {
    createImport: open<'createImport'>(async ({ staff, request }) => {
      const data = await imports.create(required(staff), (keep) => readHandedIn(request, keep));
      return { status: 201, data };
    }),

    listImports: reading<'listImports'>(async ({ query }, tx) => {
      const { rows, ...page } = await listImports(tx, pageRequest(query, '-id'));
      return { status: 200, data: { items: rows, page } };
    }),

    getImport: open<'getImport'>(async ({ staff, params }) => {
      const data = await imports.get(required(staff).restaurantId, params.importId);
      return { status: 200, data };
    }),

    cancelImport: open<'cancelImport'>(async ({ staff, params }) => {
      await imports.cancel(required(staff).restaurantId, params.importId);
      return { status: 204 };
    }),

    listImportRows: reading<'listImportRows'>(async ({ params, query }, tx) => {
      const { state } = await requireImport(tx, params.importId);
      const filter = { search: query.search, outcome: query.outcome, isEdited: query.edited ?? false };
      const { rows, ...page } = await findRows(tx, params.importId, filter, pageRequest(query, 'position'));
      // What is being made has an id before it is there.
      const items = rows.map((row) =>
        row.outcome === 'NEW' && state !== 'APPLIED' ? Object.assign(row, { entityId: null }) : row,
      );
      return { status: 200, data: { items, page } };
    }),

    setImportColumns: open<'setImportColumns'>(async ({ staff, params, body }) => {
      const data = await imports.setColumns(required(staff), params.importId, body);
      return { status: 200, data };
    }),

    setImportLines: open<'setImportLines'>(async ({ staff, params, body }) => {
      const data = await imports.setLines(required(staff), params.importId, body);
      return { status: 200, data };
    }),

    setImportEdits: open<'setImportEdits'>(async ({ staff, params, body }) => {
      const data = await imports.setEdits(required(staff), params.importId, body);
      return { status: 200, data };
    }),

    setImportCorrections: open<'setImportCorrections'>(async ({ staff, params, body }) => {
      const data = await imports.setCorrections(required(staff), params.importId, body);
      return { status: 200, data };
    }),

    exportWrongRows: reading<'exportWrongRows'>(async ({ params }, tx) => {
      const { file_name: name } = await requireImport(tx, params.importId);
      const rows = await findWrongRows(tx, params.importId);
      const { wrongRowsTable } = await import('./wrong-rows-table.ts');
      const fileName = `Wrong rows of ${name.replace(/\.[^.]*$/u, '')}.csv`;
      const contentType = 'text/csv; charset=utf-8';
      return { status: 200, file: { fileName, contentType, bytes: wrongRowsTable(rows) } };
    }),

    applyImport: open<'applyImport'>(async ({ staff, params, body }) => {
      const data = await imports.apply(required(staff), params.importId, body);
      return { status: 200, data };
    }),
  } satisfies Handlers;
}
