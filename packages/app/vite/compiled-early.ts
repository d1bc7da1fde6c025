import type { Plugin } from 'vite';

/** Has V8 compile all functions of a file with the file; a remark to every other engine, and to V8 before Chrome 136. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts V8's explicit compile hint at the top of every script. Most functions of a file are called while the page comes: with the hint
 * they are compiled beside the main thread, as the file arrives, and kept with what the browser keeps of the file. Otherwise each is
 * read a second time and compiled on the main thread when it is first called, on every opening anew (docs/decisions.md, 78).
 */
export function compiledEarly(): Plugin {
  return {
    name: 'cardamom:compiled-early',
    enforce: 'post',
    generateBundle: {
      // After Vite has put its own first line there: the hint counts at the top only.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = compileHint + file.code;
      },
    },
  };
}
