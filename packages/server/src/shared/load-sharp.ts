import type { SharpConstructor } from 'sharp';

let loading: Promise<SharpConstructor> | undefined;

/** What decodes and draws pictures. Loaded with the first: a server that only shows menus never needs it. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture (`encoding-turns.ts` says how many pictures), and nothing kept: no upload comes twice.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
