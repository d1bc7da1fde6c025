import type { Plugin } from 'vite';

const defaultLocale = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
const probe = 'Intl.DateTimeFormat.supportedLocalesOf([';

/**
 * Lets react-aria check the browser's language by its spelling. It asks which languages dates can be written in, to learn
 * whether the tag is well formed, and for that the browser opens every language it has: a twentieth of the start of a page.
 */
export function localeByItsSpelling(): Plugin {
  return {
    name: 'cardamom:locale-by-its-spelling',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!defaultLocale.test(id)) return null;
      if (!code.includes(probe))
        this.error('react-aria no longer asks which languages dates can be written in');
      return code.replace(probe, 'Intl.getCanonicalLocales([');
    },
  };
}
