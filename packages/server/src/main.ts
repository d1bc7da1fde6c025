import { start } from './operations/start.ts';
import { UserError } from './config/user-error.ts';

try {
  // Started again after a crash, by who has said where everything is.
  await start(process.env, { isAnnounced: process.argv.includes('--again') });
  process.send?.('serving');
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
