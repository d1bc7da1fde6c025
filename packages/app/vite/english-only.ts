import type { Plugin } from 'vite';

/** One file of react-aria's own words ("dismiss", "remove") in a language other than English. */
const otherLanguage =
  /\/(react-aria|react-stately|react-aria-components)\/dist\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * Leaves react-aria's translations out of the build: the interface is English only, and what
 * is missing falls back to English.
 */
export function englishOnly(): Plugin {
  return {
    name: 'cardamom:english-only',
    enforce: 'pre',
    load: (id) => (otherLanguage.test(id) ? 'export default undefined;' : null),
  };
}
