import { statSync } from 'node:fs';
import { backUpInstallation } from '../backup/backup-installation.ts';
import { describeContent, pathFrom, sizeOf } from '../backup/describe.ts';
import { UserError } from '../config/user-error.ts';
import { runCommand } from '../operations/command.ts';

/** `npm run backup -- FILE`: database and pictures in one file; works while the server runs. */
await runCommand('command', async (config) => {
  const path = pathFrom(process.argv[2]);
  if (path === null) throw new UserError('Into which file? Usage: npm run backup -- FILE');
  const { manifest, ending } = await backUpInstallation(path, config);
  process.stdout.write(`${path}: ${describeContent(ending)}, ${sizeOf(statSync(path).size)}.\n`);
  process.stdout.write(
    manifest.holdsSecretKey
      ? 'It holds the secret key of this installation: who has the file has its data and can make valid sessions. Keep it safe.\n'
      : 'It does not hold the secret key, which is set by SECRET_KEY: keep that too, or no PIN will be right after restoring.\n',
  );
  const [first] = ending.missingFiles;
  if (first === undefined) return;
  process.stdout.write(
    `${ending.missingFiles.length} files of pictures are missing in ${config.dataDir}, and so in the backup; the first is ${first}.\n`,
  );
});
