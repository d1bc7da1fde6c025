import type { Import, ImportColumnMeaning, ImportColumns, ImportEdits } from '@cardamom/api-types';
import { expect, vi } from 'vitest';
import type { Owner, TestAnswer, TestServer } from './server.ts';

export type FileOf = readonly [name: string, content: string | Uint8Array];

/** A multipart body of files, and its headers. */
export async function bodyOf(files: readonly FileOf[]) {
  const form = new FormData();
  for (const [name, content] of files)
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

/** Hands files in for import. */
export async function handIn(owner: Owner, ...files: FileOf[]): Promise<TestAnswer> {
  return owner.request('createImport', await bodyOf(files));
}

/** The import as it is. */
export async function importOf(owner: Owner, importId: string): Promise<Import> {
  return (await owner.request('getImport', { params: { importId } })).body.data as Import;
}

/** The import when it no longer runs. */
export async function ended(owner: Owner, importId: string): Promise<Import> {
  return vi.waitFor(
    async () => {
      const found = await importOf(owner, importId);
      expect(['READING', 'APPLYING']).not.toContain(found.state);
      return found;
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** Hands files in and waits until they are read. */
export async function preview(owner: Owner, ...files: FileOf[]): Promise<Import> {
  const answer = await handIn(owner, ...files);
  expect(answer.status).toBe(201);
  return ended(owner, answer.body.data.id as string);
}

/** Begins to apply an import that was read. */
export function beginApplying(owner: Owner, importId: string): Promise<TestAnswer> {
  return owner.request('applyImport', { params: { importId }, body: {} });
}

/** What a column is said to hold. */
export const column = (index: number, meaning: ImportColumnMeaning, size = '') => ({ index, meaning, size });

/** Says what the columns of an import hold. */
export function sayColumns(owner: Owner, importId: string, body: ImportColumns): Promise<TestAnswer> {
  return owner.request('setImportColumns', { params: { importId }, body });
}

/** Says what the columns hold, and waits until the file is read so. */
export async function readAs(owner: Owner, importId: string, body: ImportColumns): Promise<Import> {
  const answer = await sayColumns(owner, importId, body);
  expect(answer.status, answer.text).toBe(200);
  expect((answer.body.data as Import).table).toBeNull();
  return ended(owner, importId);
}

/** Says whether what was edited here stays, and waits until it is planned so. */
export async function sayEdits(owner: Owner, importId: string, body: ImportEdits): Promise<Import> {
  const answer = await owner.request('setImportEdits', { params: { importId }, body });
  expect(answer.status, answer.text).toBe(200);
  return ended(owner, importId);
}

/** The menu as a file, as its export writes it. */
export async function exportedFrom(server: TestServer, owner: Owner, format: string): Promise<Buffer> {
  const response = await server.app.inject({
    method: 'GET',
    url: '/api/online-menu/export',
    query: { format },
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: Object.fromEntries(owner.cookies),
  });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}
