import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from './style-files.ts';

const ui = join(root, 'packages/ui');

describe('the package', () => {
  test.each(Object.entries(manifest.exports))('has what its entry %s points to', (_entry, file) => {
    expect(existsSync(join(ui, file))).toBe(true);
  });

  test('has no two modules whose built names differ only in capitals, which macOS and Windows take for one', () => {
    const built = globSync('src/**/*.{ts,tsx}', { cwd: ui }).map((file) => file.replace(/\.tsx?$/, '.js'));
    const names = Map.groupBy(built, (file) => file.toLowerCase());
    expect([...names.values()].filter((same) => same.length > 1)).toEqual([]);
  });
});
