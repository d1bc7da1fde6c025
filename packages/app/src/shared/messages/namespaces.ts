import type { Catalogue } from './catalogue.gen.ts';

/** The name of a part of the catalogue. */
export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
