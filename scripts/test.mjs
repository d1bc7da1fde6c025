import { runInForeground } from './lib/child.mjs';
import { runMain } from './lib/main.mjs';
import { prepare } from './lib/prepare.mjs';

await runMain(async () => {
  const runtime = await prepare('everything');
  return runInForeground(runtime.node, ['scripts/test/main.ts', ...process.argv.slice(2)], {
    env: runtime.env,
  });
});
