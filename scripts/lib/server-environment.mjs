import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * What the server's process is given unless the operator says otherwise. The allocator of glibc keeps a heap for each
 * thread that ever asked, and what was freed in it: two heaps, and large pieces given back at once, leave about 150 MB
 * less behind pictures, passwords and papers. What Node has compiled is kept beside the builds, so that the next start
 * need not read TypeScript again.
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
};

/**
 * Node's own settings: young objects get 4 MB instead of up to 32, which cost 60 MB and save a busy server little; and the
 * server may collect what only its start needed.
 */
export const serverFlags = ['--max-semi-space-size=4', '--expose-gc'];
