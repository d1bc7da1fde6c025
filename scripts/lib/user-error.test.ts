import { describe, expect, test } from 'vitest';
import { explain } from './user-error.mjs';

describe('what a failed download says', () => {
  test.each([
    [
      'npm error code ENOTFOUND\nnpm error network request to the registry failed',
      /registry cannot be reached/,
    ],
    [
      'error sending request for url: dns error: failed to lookup address information',
      /registry cannot be reached/,
    ],
    ['ENOSPC: no space left on device, write', /disk is full/],
    ["EACCES: permission denied, mkdir '/opt/cardamom/.runtime'", /cannot be written/],
    ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /does not fit the package\.json/],
  ])('%s', (output, words) => {
    expect(explain(output)).toMatch(words);
  });

  test('an unknown failure gets no invented reason', () => {
    expect(explain('error TS2304: Cannot find name')).toBeUndefined();
  });
});
