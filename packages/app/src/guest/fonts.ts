import { interUrls } from '@cardamom/ui/font-files';
import type { PageFace } from './faces.ts';

/** Where the guest's browser remembers which faces it has. */
export const facesStorageKey = 'cardamom.guest-faces';

/** What the script in the head leaves to the one that comes late (`live/show-fonts.ts`). */
export interface GuestFonts {
  /** Addresses of Inter's Latin letters and of the other European ones. */
  inter: readonly [latin: string, latinExtended: string];
  /** The look's faces that are not shown yet. */
  faces: readonly FontFace[];
  /** Names all faces of the page, as the browser remembers them. */
  names: string;
}

/**
 * Script of the head that shows the look's faces before the first line is drawn where the browser has them from an earlier page; all
 * others, and Inter, are fetched late. In the style sheet they would compete with the first picture (`bench guest`).
 */
export function fontScript(path: string, pageFaces: readonly PageFace[]): string {
  const faces = pageFaces.map(({ family, name, descriptors }) => [family, name, descriptors]);
  const inter = [interUrls.latin, interUrls.latinExtended];
  return [
    `(()=>{const f=${JSON.stringify(faces)},names=f.map(e=>e[1]).join(),`,
    `a=f.map(([n,u,o])=>new FontFace(n,'url(${path}'+u+'.woff2) format("woff2")',o));let s;`,
    `try{s=localStorage.getItem('${facesStorageKey}')===names}catch{}if(s)for(const x of a){document.fonts.add(x);x.load().catch(()=>{})}`,
    `guestFonts={inter:${JSON.stringify(inter)},faces:s?[]:a,names}})();`,
  ].join('');
}
