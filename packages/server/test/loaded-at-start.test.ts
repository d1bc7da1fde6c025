import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const app = new URL('../src/composition/app.ts', import.meta.url).href;

/** Prints the files of packages that are in memory once the server's own modules are: those in CommonJS, which Node lists. */
const script = `
  import { createRequire } from 'node:module';
  await import(${JSON.stringify(app)});
  console.log(Object.keys(createRequire(${JSON.stringify(app)}).cache).join('\\n'));
`;

test('what draws pictures and reads codes is not in memory before somebody asks for one', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const packages = new Set(stdout.match(/(?<=node_modules\/)(?!\.pnpm)(?:@[^/]+\/)?[^/\n]+/gu));
  expect(packages).toContain('fastify');
  for (const late of ['sharp', 'jsqr', 'subset-font']) expect(packages).not.toContain(late);
});
