import { start } from './operations/start.ts';
import { UserError } from './config/user-error.ts';

try {
  await start(process.env);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
