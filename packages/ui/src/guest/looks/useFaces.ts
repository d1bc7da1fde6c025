import { useEffect, useInsertionEffect, useState } from 'react';
import { faceFiles, partRanges } from './face-files.ts';
import { everyFallbackCss } from './faces.ts';
import type { LookName } from './looks.ts';

/** How long a page waits for faces that it has not drawn with before, in ms: then they come late. */
const longestWait = 500;

/** What came of a look's files, by their addresses. */
const fetched = new Map<string, ArrayBuffer>();
const here = new Set<LookName>();
const shown = new Set<LookName>();

function facesOf(look: LookName): FontFace[] {
  return faceFiles[look].map(({ face: { family, style, weight }, part, url }) => {
    const unicodeRange = partRanges[part] ?? 'U+0-10FFFF';
    const source = fetched.get(url) ?? `url(${url}) format("woff2")`;
    return new FontFace(family, source, { style, weight, unicodeRange });
  });
}

/** Fetches what nearly every menu is written in. Not as faces: Blink lays out the whole page when one has come, even if it shows none. */
async function fetchFaces(look: LookName): Promise<void> {
  const files = faceFiles[look].filter(({ part, url }) => part === 'latin' && !fetched.has(url));
  await Promise.allSettled(
    files.map(async ({ url }) => {
      const response = await fetch(url);
      if (response.ok) fetched.set(url, await response.arrayBuffer());
    }),
  );
  here.add(look);
}

function addFallbacks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(everyFallbackCss);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Brings the faces of a look into a page that is drawn in the browser; the server's page has a script for it. They come with what is
 * written in them: each that comes later has Blink lay out the whole page again.
 */
export function useFaces(look: LookName): void {
  useInsertionEffect(() => {
    if (shown.has(look)) return;
    if (shown.size === 0) addFallbacks();
    shown.add(look);
    for (const face of facesOf(look)) document.fonts.add(face);
  }, [look]);
}

/** Whether a look's faces have been fetched, or were waited for long enough; once they were, it stays so. Null while the look is not known. */
export function useFetchedFaces(look: LookName | null): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (look === null || isOver) return undefined;
    let isGone = false;
    const end = () => {
      if (!isGone) setIsOver(true);
    };
    const timer = setTimeout(end, longestWait);
    void fetchFaces(look).then(end);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [look, isOver]);
  return isOver || (look !== null && (here.has(look) || shown.has(look)));
}
