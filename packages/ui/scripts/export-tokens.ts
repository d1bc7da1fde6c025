/** Writes `tokens/*.tokens.json`, the tokens in the W3C Design Tokens format for designers' tools. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '../src/theme/index.ts';
import { designTokens } from '../src/theme/design-tokens.ts';

const folder = join(import.meta.dirname, '../tokens');
mkdirSync(folder, { recursive: true });
for (const theme of themeNames) {
  const file = join(folder, `cardamom-${theme}.tokens.json`);
  writeFileSync(file, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
}
