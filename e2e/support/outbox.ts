import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The quoted-printable text of a mail as it is read (RFC 2045 section 6.7). */
function readable(raw: string): string {
  return raw
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The link of the newest mail to somebody that leads to this page; waits until there is one. */
export async function mailedLink(email: string, page: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  let link: string | undefined;
  const look = async () => {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((file) => file.endsWith('.eml')).toSorted()) {
      const mail = readable(await readFile(join(folder, name), 'utf8'));
      if (!new RegExp(`^to: .*${email}`, 'im').test(mail)) continue;
      link = new RegExp(`http\\S+${page}#\\S+`).exec(mail)?.[0] ?? link;
    }
    return link;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  if (link === undefined) throw new Error(`No mail with a link to ${page} came to ${email}`);
  return link;
}
