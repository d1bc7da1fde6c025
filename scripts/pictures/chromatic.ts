/** Publishes the stories to Chromatic where `CHROMATIC_PROJECT_TOKEN` is set; says so and ends well where it is not. */
import { runInForeground } from '../lib/child.mjs';
import { runMain } from '../lib/main.mjs';
import { commandOf } from '../lib/paths.mjs';

await runMain(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'Nothing was published: CHROMATIC_PROJECT_TOKEN is not set. Pictures are compared without it by "npm test -- stories".',
    );
    return 0;
  }
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const build = [commandOf('storybook'), 'build', '--output-dir', 'storybook-static'];
  const built = await runInForeground(process.execPath, build, { env });
  if (built !== 0) return built;
  const publish = [
    commandOf('chromatic'),
    '--storybook-build-dir',
    'storybook-static',
    '--exit-zero-on-changes',
  ];
  return runInForeground(process.execPath, [...publish, ...process.argv.slice(2)], { env });
});
