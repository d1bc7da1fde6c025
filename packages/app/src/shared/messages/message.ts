import { catalogue } from './instance.ts';

/** A message outside of components, as in rules: `message('categories:title')`. Its part must be loaded. */
export const message = catalogue.t;
