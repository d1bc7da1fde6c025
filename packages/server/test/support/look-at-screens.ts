import { createLog } from '../../src/http/log.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { lookAtScreens } from '../../src/screens/watch.ts';
import type { TestServer } from './server.ts';

/** Looks at the screens once, as a server does each minute, and waits until what it mails has left. */
export async function lookAtScreensOf({ config, database }: TestServer): Promise<void> {
  const log = createLog(config);
  const mailer = createMailer(config, log);
  await lookAtScreens({ config, database, log, mailer });
  await mailer.close();
}
