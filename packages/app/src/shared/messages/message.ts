import i18next from 'i18next';

/** A message outside of components, in rules and page titles: `message('categories:title')`. Its part must be loaded. */
export const message = i18next.t.bind(i18next);
