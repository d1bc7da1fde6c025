/** Accepts the stories' pictures as they are now: `npm run visual:update` all, `npm run visual:update -- Button` one component's. */
import { globSync } from 'node:fs';
import { runInForeground } from '../lib/child.mjs';
import { runMain } from '../lib/main.mjs';
import { commandOf, root } from '../lib/paths.mjs';
import { UserError } from '../lib/user-error.mjs';
import { recordBrowser, whyNotComparable } from './accepted.ts';
import { pictureEnvironment } from './environment.ts';
import { ensurePinnedBrowser } from './pinned-browser.ts';
import { recordTestCard, whyDrawsDifferently } from './test-card.ts';

await runMain(async () => {
  const components = process.argv.slice(2);
  const files = components.flatMap(storyFilesOf);
  const reason = whyNotComparable();
  if (reason && components.length > 0)
    throw new UserError(`${reason}\nThat means all of them, not one component's.`);
  const browser = await ensurePinnedBrowser();
  const other = components.length > 0 && (await whyDrawsDifferently(browser));
  if (other)
    throw new UserError(`Nothing was accepted: ${other}. Accept all of them here, or use that machine.`);
  const code = await runInForeground(
    process.execPath,
    [commandOf('vitest'), 'run', '--config', '.storybook/vitest.config.ts', ...files],
    {
      env: { ...process.env, ...pictureEnvironment(browser, 'update'), STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  if (components.length === 0) {
    recordBrowser();
    await recordTestCard(browser);
  }
  if (code !== 0) console.error('Stories that failed keep the pictures they had.');
  return code;
});

function storyFilesOf(component: string): string[] {
  const files = globSync([`**/${component}.stories.tsx`, `**/${component}/*.stories.tsx`], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  if (files.length > 0) return [...new Set(files)];
  throw new UserError(
    `There are no stories of "${component}". Give the component's name as its folder has it, for example Button.`,
  );
}
