import { interUrls } from '@cardamom/ui/font-files';
import type { PageFace } from './faces.ts';

/** Where the guest's browser remembers which fonts it has: the page's list as text. */
export const facesStorageKey = 'cardamom.guest-faces';

/** A font of the page, as the browser makes a face of it; and that face, where the head shows it. */
export type PageFont = [family: string, source: string, descriptors: FontFaceDescriptors, shown?: FontFace];

/** Where it is kept it is there at once; where it is not, text is not kept waiting, and nothing moves later. */
const interDescriptors = { weight: '100 900', display: 'optional' } satisfies FontFaceDescriptors;

/** The fonts of a page whose faces lie below `path`. */
export function fontsOf(path: string, pageFaces: readonly PageFace[]): PageFont[] {
  return [
    ['Inter Variable', `url(${interUrls.latin})`, interDescriptors],
    ...pageFaces.map(({ family, name, descriptors }): PageFont => [
      family,
      `url(${path}${name}.woff2)`,
      descriptors,
    ]),
  ];
}

/** Script of the head: the fonts of the page, for itself and for the script that comes late (`live/show-fonts.ts`). */
export const fontList = (fonts: readonly PageFont[]): string => `guestFonts=${JSON.stringify(fonts)};`;

/** The same for where no script runs: browsers without, and the page as Home shows it in the back office. */
export function fontRules(fonts: readonly PageFont[]): string {
  return fonts
    .map(([family, source, { style, weight, unicodeRange }]) => {
      const declarations = [
        `font-family:"${family}";src:${source};font-display:swap`,
        style && `font-style:${style}`,
        weight && `font-weight:${weight}`,
        unicodeRange && `unicode-range:${unicodeRange}`,
      ];
      return `@font-face{${declarations.filter(Boolean).join(';')}}`;
    })
    .join('');
}

/**
 * Shows Inter and the look's faces before the first line is drawn where the browser has them from an earlier page;
 * else the script that comes late fetches them all. In the style sheet they would compete with the first picture (`bench guest`).
 */
export const knownFontScript = [
  `if(localStorage['${facesStorageKey}']==guestFonts)`,
  `for(const f of guestFonts)document.fonts.add(f[3]=new FontFace(...f)),f[3].load().catch(()=>{})`,
].join('');
