import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the way back after sign-in', () => {
  test('keeps search and hash of a page here', () => {
    expect(safeReturnPath('/menu-management/items?sort=price#top')).toBe(
      '/menu-management/items?sort=price#top',
    );
  });

  test.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?returnTo=/',
  ])('never leaves the site: %s', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});
