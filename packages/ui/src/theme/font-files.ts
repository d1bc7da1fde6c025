import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';

/** URLs of the bundled Inter files as the bundler serves them; the first is the one to preload. */
export const interUrls = { latin, latinExtended } as const;

/** The second by itself, for whoever has the first already. */
export const interExtendedUrl = latinExtended;
