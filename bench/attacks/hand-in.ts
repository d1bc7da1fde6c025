import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';

/** A file that somebody hands in as a menu. */
export interface MenuFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Import {
  id: string;
  state: string;
  problem: string | null;
}

const ended = new Set(['ASKING', 'READY', 'APPLIED', 'FAILED', 'CANCELLED']);
/** Ms after which nobody waits for an import any more. */
const patience = 240_000;

async function untilEnded(client: Client, id: string): Promise<Import | string> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const { status, text } = await client.send('GET', `/api/online-menu/imports/${id}`);
    if (status !== 200) return `${status} ${text.slice(0, 60)}`;
    const { data } = JSON.parse(text) as { data: Import };
    if (ended.has(data.state)) return data;
    await pause(50);
  }
  return `no end after ${patience / 1000} s`;
}

const inWords = (result: Import | string): string =>
  typeof result === 'string' ? result : `${result.state}${result.problem ? `: ${result.problem}` : ''}`;

/**
 * Hands in a file, waits until it is read, applies it when asked to, and returns what became of it. What waits is
 * cancelled in the end, so that the next one finds room.
 */
export async function handIn(client: Client, file: MenuFile, applies = false): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const taken = await client.send('POST', '/api/online-menu/imports', form);
  if (taken.status !== 201) return `${taken.status} ${taken.text.slice(0, 60)}`;
  const { id } = (JSON.parse(taken.text) as { data: Import }).data;
  const read = await untilEnded(client, id);
  if (!applies || typeof read === 'string' || read.state !== 'READY') {
    await client.send('DELETE', `/api/online-menu/imports/${id}`);
    return inWords(read);
  }
  await client.json('POST', `/api/online-menu/imports/${id}/apply`, {});
  return inWords(await untilEnded(client, id));
}
