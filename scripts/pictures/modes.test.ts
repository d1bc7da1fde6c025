import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modesOf } from '../../.storybook/picture-test/modes.ts';
import { readStoryFile } from '../../packages/ui/src/proofs/stories.ts';
import { root } from '../lib/paths.mjs';

function namesOf(title: string, ...tags: string[]): string[] {
  return modesOf({ title, tags }).map(({ name }) => name);
}

describe('Which pictures a story is kept in', () => {
  test('a component is in both schemes, on a phone in the light and in forced colours where it asks for that', () => {
    expect(namesOf('Actions/Button')).toEqual(['light', 'dark']);
    expect(namesOf('Actions/Button', 'responsive', 'forced-colors')).toEqual([
      'light',
      'dark',
      'forced-colors',
      'phone-light',
    ]);
  });

  test('a screen is in the light only', () => {
    expect(namesOf('App/Items/Form')).toEqual(['light']);
    expect(namesOf('App/Items/Form', 'responsive', 'forced-colors')).toEqual([
      'light',
      'forced-colors',
      'phone-light',
    ]);
  });

  test('a screen is in the dark where it asks for that', () => {
    expect(namesOf('App/Items/Form', 'in-dark')).toEqual(['light', 'dark']);
    expect(namesOf('App/Items/Form', 'in-dark', 'responsive')).toContain('phone-dark');
  });

  test('what the browser draws unsteadily is in none', () => {
    expect(namesOf('Actions/Button', 'no-picture', 'responsive')).toEqual([]);
  });

  test('every file of a screen’s stories has one in the dark', () => {
    const files = globSync('packages/app/src/**/*.stories.tsx', { cwd: root });
    expect(files.length).toBeGreaterThan(0);
    const without = files.filter((file) => {
      const { stories } = readStoryFile(file, readFileSync(join(root, file), 'utf8'));
      return !stories.some(({ tags }) => modesOf({ title: 'App/', tags: [...tags] }).some(isDark));
    });
    expect(without).toEqual([]);
  });
});

function isDark({ theme }: { theme: string }): boolean {
  return theme === 'dark';
}
