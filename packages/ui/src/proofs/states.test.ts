import { describe, expect, test } from 'vitest';
import { coverage, idleExceptions } from './coverage.ts';

// Reads every type of the package, which takes seconds: before the tests, whose time is limited.
const rows = coverage();

describe('each exported component shows all its states', () => {
  test('there are components to look at', () => {
    expect(rows.length).toBeGreaterThan(90);
  });

  test.each(rows)('$component', ({ gaps }) => {
    expect(gaps).toEqual([]);
  });

  test('and no exception outlives what it excepts', () => {
    expect(idleExceptions(rows.map(({ component }) => component))).toEqual([]);
  });
});
