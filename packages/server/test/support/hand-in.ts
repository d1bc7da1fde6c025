import type { Import } from '@cardamom/api-types';
import { expect, vi } from 'vitest';
import type { Person } from './server.ts';

async function reaches(owner: Person, importId: string, states: Import['state'][]): Promise<Import['state']> {
  return vi.waitFor(
    async () => {
      const { state, problem } = (await owner.request('getImport', { params: { importId } })).body
        .data as Import;
      expect(states).toContain(state);
      expect(problem).toBeNull();
      return state;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Applies an import that waits; it is not shown anew. */
export async function applyImport(owner: Person, importId: string): Promise<void> {
  await owner.request('applyImport', { params: { importId }, body: {} });
  expect(await reaches(owner, importId, ['APPLIED', 'READY'])).toBe('APPLIED');
}

/** Hands one file in, waits until it is read, and applies it. */
export async function importFile(owner: Person, name: string, content: string | Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await owner.request('createImport', {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  expect(answer.status).toBe(201);
  const { id } = answer.body.data as Import;
  await reaches(owner, id, ['READY']);
  await applyImport(owner, id);
}
