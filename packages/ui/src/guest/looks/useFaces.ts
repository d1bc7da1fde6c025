import { useEffect } from 'react';
import { faceFiles, partRanges } from './face-files.ts';
import { everyFallbackCss } from './faces.ts';
import type { LookName } from './looks.ts';

const asked = new Set<LookName>();

function addFallbacks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(everyFallbackCss);
  document.adoptedStyleSheets.push(sheet);
}

/** Brings the faces of a look into a page that is drawn in the browser; the server's page has a script for it. */
export function useFaces(look: LookName): void {
  useEffect(() => {
    if (asked.has(look)) return;
    if (asked.size === 0) addFallbacks();
    asked.add(look);
    for (const { face, part, url } of faceFiles[look]) {
      const { family, style, weight } = face;
      const unicodeRange = partRanges[part] ?? 'U+0-10FFFF';
      document.fonts.add(
        new FontFace(family, `url(${url}) format("woff2")`, { style, weight, unicodeRange }),
      );
    }
  }, [look]);
}
