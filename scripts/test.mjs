import { runInForeground } from './lib/child.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ensureRuntime } from './lib/runtime.mjs';
import { runMain } from './lib/main.mjs';

await runMain(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  return runInForeground(runtime.node, ['scripts/test/main.ts', ...process.argv.slice(2)], {
    env: runtime.env,
  });
});
