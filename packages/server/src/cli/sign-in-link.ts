import { makeSignInLink } from '../authentication/one-time-link.ts';
import { UserError } from '../config/user-error.ts';
import { runCommand } from '../operations/command.ts';
import { openDatabase } from '../operations/open-database.ts';
import { requireDatabase } from '../operations/own-data.ts';
import { Problem } from '../shared/problem.ts';

/** `npm run sign-in-link -- EMAIL`: a one-time link for somebody locked out; works while the server runs. */
await runCommand('command', async (config) => {
  const [, , email] = process.argv;
  if (!email) throw new UserError('Whose? Usage: npm run sign-in-link -- EMAIL');
  requireDatabase(config);
  const database = await openDatabase(config, () => undefined);
  try {
    const link = await makeSignInLink(database, config, email);
    process.stdout.write(`Signs in once, within 24 hours:\n${link}\n`);
  } catch (error) {
    throw error instanceof Problem ? new UserError(`${email}: ${error.message}`) : error;
  } finally {
    await database.close();
  }
});
