import { makeSignInLink } from '../authentication/one-time-link.ts';
import { readConfig } from '../config/config.ts';
import { UserError } from '../config/user-error.ts';
import { openDatabase, prepareDataDir } from '../operations/open-database.ts';

/** `npm run sign-in-link -- EMAIL`: a one-time link for somebody locked out; works while the server runs. */
async function main(email: string | undefined): Promise<void> {
  if (!email) throw new UserError('Whose? Usage: npm run sign-in-link -- EMAIL');
  const config = readConfig(process.env);
  prepareDataDir(config);
  const database = await openDatabase(config, () => undefined);
  try {
    const link = await makeSignInLink(database, config, email);
    if (!link) throw new UserError(`Nobody with the e-mail ${email} works in an active restaurant here.`);
    process.stdout.write(`Signs in once, within 24 hours:\n${link}\n`);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
