import { createInstance } from 'i18next';

/** The message catalogue at work. */
export const catalogue = createInstance();
