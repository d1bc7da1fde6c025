import { useEffect } from 'react';
import { faceUrls } from './face-files.ts';
import { everyFallbackCss, lookFaces } from './faces.ts';
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
    for (const [index, { family, style, weight }] of lookFaces[look].entries()) {
      const face = new FontFace(family, `url(${faceUrls[look][index]}) format("woff2")`, { style, weight });
      document.fonts.add(face);
    }
  }, [look]);
}
