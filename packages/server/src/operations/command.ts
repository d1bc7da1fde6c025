import { readConfig, type Config } from '../config/config.ts';
import { UserError } from '../config/user-error.ts';
import { holdInstallation, type Role } from '../installation/hold.ts';
import { keepToOurselves } from './own-data.ts';
import { explainDatabase } from './explain-database.ts';
import { prepareDataDir } from './open-database.ts';

/**
 * Runs a command on the configured installation, which it holds meanwhile. A UserError ends it with its message and exit
 * code 1, anything else with its stack.
 */
export async function runCommand(
  role: Exclude<Role, 'server'>,
  work: (config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    prepareDataDir(config);
    keepToOurselves(config.dataDir);
    try {
      const hold = await holdInstallation(config, role);
      try {
        await work(config);
      } finally {
        await hold.release();
      }
    } catch (error) {
      throw explainDatabase(error, config);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
