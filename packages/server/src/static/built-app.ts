import { fileURLToPath } from 'node:url';

/** Where the app lies once it is built. */
export const builtApp = fileURLToPath(new URL('../../../app/dist/', import.meta.url));
