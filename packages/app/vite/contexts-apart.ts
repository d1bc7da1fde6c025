import type { Plugin } from 'vite';

const autocomplete = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;
const part = /\/react-aria-components\/dist\/private\/\w+\.mjs$/;
const contexts = '\0cardamom:autocomplete-contexts';
const context = /^const (\S+) = .*createContext\)\(null\);$/gmu;

/**
 * Keeps the contexts of react-aria's Autocomplete in a module of their own. Every text field reads them, so that a search in
 * one late page would bring all of Autocomplete to the sign-in.
 */
export function contextsApart(): Plugin {
  return {
    name: 'cardamom:contexts-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === contexts || (source === './Autocomplete.mjs' && importer && part.test(importer))
        ? contexts
        : null,
    load: (id) =>
      id === contexts
        ? [
            "import { createContext } from 'react';",
            ...[
              'AutocompleteContext',
              'AutocompleteStateContext',
              'FieldInputContext',
              'SelectableCollectionContext',
            ].map((name) => `export const ${name} = /*#__PURE__*/ createContext(null);`),
          ].join('\n')
        : null,
    transform(code, id) {
      if (!autocomplete.test(id)) return null;
      const names = [...code.matchAll(context)].map(([, local = '']) => {
        const [, exported] =
          new RegExp(`${local.replaceAll('$', String.raw`\$`)} as (\\w+)`, 'u').exec(code) ?? [];
        if (exported === undefined) this.error(`The context ${local} of Autocomplete is not exported`);
        return [exported, local] as const;
      });
      if (names.length !== 4) this.error('Autocomplete has other contexts than this plugin knows');
      const imports = names.map(([exported, local]) => `${exported} as ${local}`).join(', ');
      return `import { ${imports} } from '${contexts}';\n${code.replaceAll(context, '')}`;
    },
  };
}
