import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder } from '../config/data-files.ts';
import { instant, now } from '../shared/clock.ts';
import { composed, type Message } from './compose.ts';

/** By then what a link in a mail opens has run out. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Names sort by when they were written, and stand on every file system. */
const nameAt = (moment: number) => instant(moment).replaceAll(':', '-');

async function messageText(message: Message): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message: bytes } = await transport.sendMail(composed(message));
  return bytes as Buffer;
}

async function forgetOld(folder: string): Promise<void> {
  const oldest = nameAt(now() - keptMs);
  for (const name of await readdir(folder)) {
    if (name < oldest) await rm(join(folder, name), { force: true });
  }
}

/**
 * Writes a mail as a file (RFC 5322) that only the server's user can read, and forgets those of more than a week ago. Throws
 * what the file system says.
 */
export async function keepInOutbox(dataDir: string, message: Message): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${nameAt(now())}-${randomUUID()}.eml`;
  const draft = join(folder, `${name}.draft`);
  const bytes = await messageText(message);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
  } finally {
    await handle.close();
  }
  await rename(draft, join(folder, name));
  await forgetOld(folder);
}
