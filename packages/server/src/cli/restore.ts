import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needsAnotherSecret } from '../backup/backup-installation.ts';
import { describeContent, pathFrom } from '../backup/describe.ts';
import { restore } from '../backup/restore.ts';
import { UserError } from '../config/user-error.ts';
import { runCommand } from '../operations/command.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run restore -- FILE`: puts a backup in the place of what is there, whole or not at all; nothing may serve meanwhile. */
await runCommand('restore', async (config) => {
  const path = pathFrom(process.argv[2]);
  if (path === null) throw new UserError('From which file? Usage: npm run restore -- FILE');
  const { manifest, ending } = await restore(path, config);
  const { dataDir, databaseUrl } = config;
  say(`Restored as it was on ${manifest.createdAt}: ${describeContent(ending)}.`);
  if (!manifest.holdsFiles)
    say('The backup holds the database alone; the pictures are those that were there.');
  const replaced = join(dataDir, 'replaced');
  if (existsSync(replaced))
    say(`What was there before lies in ${replaced} until the next restore; remove it when all is right.`);
  if (databaseUrl !== undefined)
    say('The tables that were there before lie in the schema cardamom_replaced until the next restore.');
  if (needsAnotherSecret(config, manifest) !== true) return;
  say(
    manifest.holdsSecretKey
      ? `Its PINs need its own secret key. Start with SECRET_KEY_FILE=${join(dataDir, 'secret-key')} instead of SECRET_KEY.`
      : 'Its PINs need the secret key it was made with, which it does not hold. Set SECRET_KEY to it, or give everybody a new PIN.',
  );
});
