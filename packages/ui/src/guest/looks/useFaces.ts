import { useEffect, useInsertionEffect, useState } from 'react';
import { faceFiles, partRanges } from './face-files.ts';
import { everyFallbackCss } from './faces.ts';
import type { LookName } from './looks.ts';

/** How long a page waits for faces that it has not drawn with before, in ms: then they come late. */
const longestWait = 500;

interface LookFaces {
  all: readonly FontFace[];
  /** What nearly every menu is written in. */
  latin: readonly FontFace[];
}

const made = new Map<LookName, LookFaces>();
const shown = new Set<LookName>();
const here = new Set<LookName>();

function facesOf(look: LookName): LookFaces {
  const known = made.get(look);
  if (known) return known;
  const files = faceFiles[look].map(({ face: { family, style, weight }, part, url }) => {
    const unicodeRange = partRanges[part] ?? 'U+0-10FFFF';
    return {
      part,
      face: new FontFace(family, `url(${url}) format("woff2")`, { style, weight, unicodeRange }),
    };
  });
  const all = files.map(({ face }) => face);
  const latin = files.filter(({ part }) => part === 'latin').map(({ face }) => face);
  made.set(look, { all, latin });
  return { all, latin };
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
    for (const face of facesOf(look).all) document.fonts.add(face);
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
    const fetchAll = async () => {
      await Promise.allSettled(facesOf(look).latin.map(async (face) => face.load()));
      here.add(look);
      end();
    };
    void fetchAll();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [look, isOver]);
  return isOver || (look !== null && here.has(look));
}
