import { commands } from './lib/commands.mjs';
import { runInForeground } from './lib/child.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runMain } from './lib/main.mjs';
import { prepare } from './lib/prepare.mjs';
import { UserError } from './lib/user-error.mjs';

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    throw new UserError(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  }
  const runtime = await prepare(command.scope ?? 'everything');
  if (command.needsBuild) await ensureBuilt(runtime);
  for (const step of command.steps(args)) {
    const code = await runInForeground(runtime.node, step.args, {
      env: { ...runtime.env, ...step.env },
      cwd: step.cwd,
    });
    if (code !== 0) return code;
  }
  return 0;
});
