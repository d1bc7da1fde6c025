import { interUrls } from '@cardamom/ui/font-files';

const latin = 'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212';
const latinExtended = 'U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/**
 * Script that fetches Inter once the page has loaded; until then (and without JavaScript) text stands in the fallback of
 * equal metrics, so nothing moves. In the style sheet its 48 KB would compete with the first picture (`bench guest`).
 */
export const fontScript = [
  `addEventListener('load',()=>{for(const[u,r]of[['${interUrls.latin}','${latin}'],['${interUrls.latinExtended}','${latinExtended}']])`,
  `document.fonts.add(new FontFace('Inter Variable','url('+u+') format("woff2")',{weight:'100 900',display:'swap',unicodeRange:r}))});`,
].join('');
