import { interUrls } from '@cardamom/ui/font-files';
import type { PageFace } from './faces.ts';

/** Where the guest's browser remembers which fonts it has. */
export const facesStorageKey = 'cardamom.guest-faces';

/** What the script in the head leaves to the one that comes late (`live/show-fonts.ts`). */
export interface GuestFonts {
  /** Inter's Latin letters, then the look's faces. */
  fonts: readonly [inter: FontFace, ...faces: FontFace[]];
  /** Whether they are shown already. */
  areShown: boolean;
  /** Address of Inter's other European letters. */
  extended: string;
  /** Names all fonts of the page, as the browser remembers them. */
  names: string;
}

/** Where it is kept it is there at once; where it is not, text is not kept waiting, and nothing moves later. */
const interDescriptors = { weight: '100 900', display: 'optional' } satisfies FontFaceDescriptors;

/**
 * Script of the head that shows Inter and the look's faces before the first line is drawn where the browser has them from an earlier page;
 * else all are fetched late. In the style sheet they would compete with the first picture (`bench guest`).
 */
export function fontScript(path: string, pageFaces: readonly PageFace[]): string {
  const fonts = [
    ['Inter Variable', interUrls.latin, interDescriptors],
    ...pageFaces.map(({ family, name, descriptors }) => [family, `${path}${name}.woff2`, descriptors]),
  ];
  return [
    `(()=>{const f=${JSON.stringify(fonts)},names=f.map(e=>e[1]).join(),`,
    `fonts=f.map(([n,u,o])=>new FontFace(n,'url('+u+')',o));let areShown;`,
    `try{areShown=localStorage.getItem('${facesStorageKey}')===names}catch{}if(areShown)for(const x of fonts){document.fonts.add(x);x.load().catch(()=>{})}`,
    `guestFonts={fonts,areShown,extended:${JSON.stringify(interUrls.latinExtended)},names}})();`,
  ].join('');
}
