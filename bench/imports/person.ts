import { setTimeout as wait } from 'node:timers/promises';
import type { Import } from '../../packages/api-types/src/index.ts';
import { register, type BenchedSession } from '../session.ts';

/** A file as it is handed in. */
export interface HandedIn {
  name: string;
  bytes: Uint8Array;
}

const running = new Set(['READING', 'APPLYING']);

/** The import once it no longer runs. */
export async function untilDone({ call }: BenchedSession, id: string): Promise<Import> {
  for (;;) {
    const { data } = await call('GET', `/online-menu/imports/${id}`, undefined);
    const imported: Import = data as never;
    if (!running.has(imported.state)) return imported;
    await wait(20);
  }
}

/** A list, all of its pages. */
export async function listed<Row>({ call }: BenchedSession, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data } = await call(
      'GET',
      `${path}limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`,
      undefined,
    );
    const page = data as { items: Row[]; page: { nextCursor: string | null } };
    rows.push(...page.items);
    cursor = page.page.nextCursor;
  }
  return rows;
}

/** Hands files in; the answer as it is. */
export async function handIn(
  origin: string,
  cookies: string,
  files: readonly HandedIn[],
): Promise<{ id: string; message: string }> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${origin}/api/online-menu/imports`, {
    method: 'POST',
    headers: { origin, cookie: cookies },
    body: form,
  });
  const answer = (await response.json()) as { data?: { id: string }; message?: string };
  return { id: answer.data?.id ?? '', message: answer.message ?? '' };
}

/** An empty restaurant; only some may be registered a minute. */
export async function newRestaurant(origin: string): ReturnType<typeof register> {
  const registered = await register(origin, `Bench ${crypto.randomUUID()}`);
  if (registered.status !== 429) return registered;
  await wait(5000);
  return newRestaurant(origin);
}
