import { expect, test } from 'vitest';
import { buildOf, outdatedOf, variantsOf } from './kept-builds.ts';

test('a page says its version and all its files', () => {
  const html =
    '<head><meta name="screen-version" content="0.1.0-abc"><meta name="screen-files" content="/screen-assets/a.js /screen-assets/b.woff2"></head>';
  expect(buildOf(html)).toEqual({
    version: '0.1.0-abc',
    files: ['/screen-assets/a.js', '/screen-assets/b.woff2'],
  });
});

test('what a hotspot answers is no build', () => {
  expect(buildOf('<html><title>Welcome to the hotel</title></html>')).toBeNull();
});

test('the build before the latest is left, because a television may still run it', () => {
  expect(outdatedOf(['c', 'b', 'a'])).toEqual(['a']);
  expect(outdatedOf(['c'])).toEqual([]);
});

test('variants of a picture lie beside each other', () => {
  expect(variantsOf('/media/images/ab/0198c0de/640.avif')).toBe('/media/images/ab/0198c0de/');
  expect(variantsOf('/screen-assets/a.js')).toBeNull();
});
