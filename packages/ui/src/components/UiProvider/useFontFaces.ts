import { useInsertionEffect } from 'react';
import { interUrls } from '../../theme/font-files.ts';
import { fontFaceCss } from '../../theme/index.ts';

/**
 * Gives the page its fonts, in a sheet of their own: each rule that joins a sheet with font faces makes Blink lay out the
 * whole page again, and components bring their rules when they first appear.
 */
export function useFontFaces(): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontFaceCss(interUrls));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
}
