import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readMail } from './mail-server.ts';
import type { TestServer } from './server.ts';

/** A mail that lies in the outbox. */
export type KeptMail = { readonly subject: string; readonly text: string };

/** What lies in the outbox for somebody, in the order it was written. */
export async function mailsTo({ config }: TestServer, email: string): Promise<KeptMail[]> {
  const folder = join(config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails: KeptMail[] = [];
  for (const name of names.filter((file) => file.endsWith('.eml')).toSorted()) {
    const { headers, text } = readMail(await readFile(join(folder, name), 'utf8'));
    if (!new RegExp(`^to: .*${email}`, 'imu').test(headers)) continue;
    mails.push({ subject: /^subject: (.*)$/imu.exec(headers)?.[1] ?? '', text });
  }
  return mails;
}

/** Waits until so many mails have come to somebody, and returns the latest. */
export async function latestMail(server: TestServer, email: string, count = 1): Promise<KeptMail> {
  await expect.poll(async () => (await mailsTo(server, email)).length, { timeout: 10_000 }).toBe(count);
  const mail = (await mailsTo(server, email)).at(-1);
  if (!mail) throw new Error(`No mail came to ${email}`);
  return mail;
}

/** The secret of the link that a mail holds. */
export function secretIn({ text }: KeptMail): string {
  const [, secret] = /^http\S+#(\S+)$/mu.exec(text) ?? [];
  if (secret === undefined) throw new Error(`No link in: ${text}`);
  return secret;
}
