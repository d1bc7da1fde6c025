import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

/** Writes the types of the app's message catalogue: a file of `messages/en` is a part of it. */
const folder = join(root, 'packages/app/src/shared/messages');
const parts = readdirSync(join(folder, 'en'))
  .map((file) => file.replace(/\.json$/u, ''))
  .toSorted();
writeFileSync(
  join(folder, 'catalogue.gen.ts'),
  `// Made from en/*.json by \`npm run generate\`. Do not edit.
${parts.map((part) => `import type ${part} from './en/${part}.json';`).join('\n')}

/** The catalogue: one file a feature, \`entities\` for what all lists and forms say, \`common\` for what all share. */
export interface Catalogue {
${parts.map((part) => `  ${part}: typeof ${part};`).join('\n')}
}
`,
);
