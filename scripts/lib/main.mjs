import { endWithNpm } from './npm-parent.mjs';
import { UserError } from './user-error.mjs';

/**
 * Runs a command's main function; a UserError ends it with its message and exit code 1, anything else with its stack.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runMain(main) {
  endWithNpm();
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  }
}
